import { describe, expect, it } from 'vitest'
import { printable, printableText } from './printable-text.js'

describe('printableText', () => {
  it('leaves what the fonts have, and replaces the rest by a sign that reads', () => {
    const plain = 'Νίκος Ełka Жук © 12,50 € · “a” – b\u00a0c\nd × ½ °C'
    expect(printableText(plain)).toBe(plain)
    expect(printableText('Bell 🔥🔥 left')).toBe('Bell ? left')
    expect(printableText('👩‍👩‍👧‍👦 family 🇬🇷')).toBe('? family ?')
    expect(printableText('東京 1')).toBe('? 1')
    expect(printableText('a\u0007b\tc\u200bd\ufe0f\u202e')).toBe('ab cd')
  })

  it('reaches every text of a document, and no bytes', () => {
    const bytes = new Uint8Array([1])
    const createdAt = new Date(0)
    expect(printable({ blocks: [{ text: 'a🔥' }], image: { bytes }, createdAt })).toEqual({
      blocks: [{ text: 'a?' }],
      image: { bytes },
      createdAt,
    })
  })
})
