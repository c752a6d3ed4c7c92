import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.js'

describe('parseOptions', () => {
  it('renders every kind and angle at full size into the catalogue when nothing is asked', () => {
    const options = parseOptions([])
    expect(options).toMatchObject({ kinds: [], angles: [], sizePx: 1200, samples: 24 })
    expect(options.outFolder).toMatch(/apps\/platform\/catalogue\/pictures\/$/)
  })

  it('reads kinds, repeated angles and the size', () => {
    const options = parseOptions([
      'hose',
      'heater',
      '--angle',
      'a',
      '--angle',
      'c',
      '--size',
      '400',
    ])
    expect(options).toMatchObject({ kinds: ['hose', 'heater'], angles: ['a', 'c'], sizePx: 400 })
  })

  it('refuses a size that is not a whole number above 0', () => {
    expect(() => parseOptions(['--size', '0'])).toThrow('Cannot use --size 0')
    expect(() => parseOptions(['--samples', 'many'])).toThrow('Cannot use --samples many')
  })

  it('refuses an option it does not know', () => {
    expect(() => parseOptions(['--colour', 'red'])).toThrow('--colour')
  })
})
