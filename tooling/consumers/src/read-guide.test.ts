import { describe, expect, it } from 'vitest'
import { readGuide } from './read-guide.js'

const guide = [
  '## 1. Before',
  '```sh\nleft out\n```',
  '## 2. Now',
  'Run this:',
  '```sh\none\ntwo\n```',
  'With `jsx` set, in `tsconfig.json`:',
  '```json\n{}\n```',
].join('\n\n')

describe('readGuide', () => {
  it('gives files and commands in their order, from a heading on', () => {
    expect(readGuide(guide, '2. Now')).toEqual([
      { kind: 'commands', lines: ['one', 'two'] },
      { kind: 'file', name: 'tsconfig.json', text: '{}\n' },
    ])
  })

  it('rejects a text without a name, and a guide without the heading', () => {
    expect(() => readGuide('\n## 1.\n\nSo:\n\n```ts\nx\n```', '1.')).toThrow(/No file is named/u)
    expect(() => readGuide(guide, '3.')).toThrow(/no heading/u)
  })
})
