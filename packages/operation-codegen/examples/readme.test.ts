import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const samples = readdirSync(import.meta.dirname)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))

describe('README', () => {
  it('shows the samples of this folder, which the compiler reads, and no other TypeScript', () => {
    const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')
    const shown = [...readme.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code)
    expect(shown.toSorted()).toEqual(samples.toSorted())
  })
})
