import { encode } from 'uqr'

/** A QR code as an SVG path. */
export interface QrCodeShape {
  /** Modules on a side, without the quiet zone around. */
  size: number
  /** Path of the dark modules in an SVG of that size. */
  path: string
}

/**
 * Creates the QR code of a text. Call it on the server: its result is smaller than the code that
 * creates it, and pages without scripts show it as well.
 *
 * @example createQrCode('https://shop.example/shared-cart/join/4fTq')
 */
export function createQrCode(text: string): QrCodeShape {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map((row, y) => addRow(row, y)).join('') }
}

/** One bar for each run of dark modules. */
function addRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}
