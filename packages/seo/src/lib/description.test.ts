import { describe, expect, it } from 'vitest'
import { cutDescription } from './description.js'

const length = (text: string) => [...text].length

describe('cutDescription', () => {
  it('leaves 160 characters alone and cuts 161', () => {
    expect(cutDescription('x'.repeat(160))).toBe('x'.repeat(160))
    expect(length(cutDescription('x'.repeat(161)))).toBe(160)
  })

  it('truncates after a whole word, with the ellipsis inside the limit', () => {
    expect(cutDescription('one two three', 9)).toBe('one two…')
    expect(cutDescription('one two three', 8)).toBe('one two…')
    expect(cutDescription('one two three', 7)).toBe('one…')
  })

  it('cuts Greek text by characters', () => {
    const cut = cutDescription('Ρυθμιστής υγραερίου χαμηλής πίεσης '.repeat(10))
    expect(length(cut)).toBeLessThanOrEqual(160)
    expect(cut.endsWith('…')).toBe(true)
    expect(cut).not.toContain('\ufffd')
  })

  it('counts an emoji once and never halves it', () => {
    expect(cutDescription('🔥'.repeat(160))).toBe('🔥'.repeat(160))
    expect(cutDescription('🔥'.repeat(161))).toBe('🔥'.repeat(159) + '…')
  })

  it('leaves no punctuation before the ellipsis', () => {
    expect(cutDescription('Hoses, valves – and more', 16)).toBe('Hoses, valves…')
  })

  it('joins white space', () => {
    expect(cutDescription('  two\n  lines ')).toBe('two lines')
    expect(cutDescription('')).toBe('')
  })
})
