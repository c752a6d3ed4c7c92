import { describe, expect, it } from 'vitest'

import { describeError } from './describe-error.js'

describe('describeError', () => {
  it('contains class, codes and position, and no user input', () => {
    const cause = Object.assign(new TypeError('got "hunter2"'), {
      code: '22P02',
      detail: 'hunter2',
    })
    const error = new RangeError('invalid value: hunter2\n    at hunter2 (/x.js:1:1)', { cause })
    const described = describeError(error)
    expect(described).toMatchObject({
      name: 'RangeError',
      cause: { name: 'TypeError', code: '22P02' },
    })
    expect(described.at[0]).toMatch(/describe-error\.test\.ts:\d+:\d+/)
    expect(JSON.stringify(described)).not.toContain('hunter2')
  })

  it('describes a value that is not an error only by its type', () => {
    expect(describeError('hunter2')).toEqual({ name: 'string', at: [] })
  })

  it('ends with causes that are each other', () => {
    const error = new Error('a')
    error.cause = error
    expect(JSON.stringify(describeError(error)).match(/"name"/g)).toHaveLength(4)
  })
})
