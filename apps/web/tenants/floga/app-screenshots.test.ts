import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { tenant } from './tenant.js'

/** Width and height in a JPEG file's frame header. */
function readSize(file: Buffer): { widthPx: number; heightPx: number } {
  let place = 2
  while (![0xc0, 0xc2].includes(file.readUInt8(place + 1))) {
    place += 2 + file.readUInt16BE(place + 2)
  }
  return { heightPx: file.readUInt16BE(place + 5), widthPx: file.readUInt16BE(place + 7) }
}

describe('screenshots of the app', () => {
  it('are there in every language, in the sizes that the manifest names', () => {
    for (const { page, form, widthPx, heightPx } of tenant.app.screenshots) {
      for (const { code } of tenant.locales) {
        const name = `${page}-${form}.${code}.jpg`
        const file = readFileSync(new URL(`public/screenshots/${name}`, import.meta.url))
        expect({ name, ...readSize(file) }).toEqual({ name, widthPx, heightPx })
        // Browsers reject longer ones.
        expect(Math.max(widthPx, heightPx) / Math.min(widthPx, heightPx)).toBeLessThan(2.3)
      }
    }
  })

  it('show the shop on a phone and on a desktop', () => {
    expect(new Set(tenant.app.screenshots.map(({ form }) => form))).toEqual(
      new Set(['narrow', 'wide']),
    )
  })
})
