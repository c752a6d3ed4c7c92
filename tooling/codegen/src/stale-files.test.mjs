import { describe, expect, it } from 'vitest'

import { findStaleFiles } from './stale-files.mjs'

describe('findStaleFiles', () => {
  const files = [
    { name: 'same', content: 'a' },
    { name: 'changed', content: 'b' },
    { name: 'missing', content: 'c' },
  ]

  it('lists missing and differing files', async () => {
    const onDisk = new Map([
      ['same', 'a'],
      ['changed', 'x'],
    ])
    const read = async (name) => {
      if (!onDisk.has(name)) throw new Error('no such file')
      return onDisk.get(name)
    }
    expect(await findStaleFiles(files, read)).toEqual(['changed', 'missing'])
  })
})
