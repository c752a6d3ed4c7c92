import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { createQrCode } from './create-qr-code.js'

/** The modules that a path makes dark. */
function fill(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/gu)) {
    for (let offset = 0; offset < Number(width); offset += 1) {
      rows[Number(y)]![Number(x) + offset] = true
    }
  }
  return rows
}

describe('createQrCode', () => {
  it('contains every dark module and no other', () => {
    const text = 'https://shop.example/shared-cart/join/4fTqV0mX9cKzR2bYw7LhNg'
    const { size, path } = createQrCode(text)
    expect(fill(path, size)).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
    // Every code has squares of seven modules in three corners.
    const corners = [path.startsWith('M0 0h7'), path.includes(`M${size - 7} 0h7`)]
    expect([...corners, path.includes(`M0 ${size - 7}h7`)]).toEqual([true, true, true])
  })

  it('takes other alphabets', () => {
    expect(createQrCode('Καλάθι').size).toBe(21)
  })
})
