import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Most characters that a cookie's value may take: browsers drop longer ones without a word. */
export const SEALED_LIMIT = 3_800

const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAX_PLAIN_BYTES = 64 * 1024

/** Packs and encrypts a value, so that the browser can keep it and neither read nor change it. */
export function seal(value: unknown, secret: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const body = Buffer.concat([
    cipher.update(deflateRawSync(Buffer.from(JSON.stringify(value)))),
    cipher.final(),
  ])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Opens a sealed value; null for anything that this server did not seal for this purpose. */
export function unseal(sealed: string, secret: string, purpose: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyFor(secret, purpose),
      bytes.subarray(0, NONCE_BYTES),
    )
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const packed = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ])
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_PLAIN_BYTES }).toString())
  } catch {
    return null
  }
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'floga', purpose, 32))
}
