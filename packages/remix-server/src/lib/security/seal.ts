import { hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { defaults, seal as sealIron, type SealOptions, unseal as unsealIron } from 'iron-webcrypto'

/** Maximum length of a cookie's value: browsers silently drop longer ones. */
export const SEALED_LIMIT = 3_800

const MAX_PLAIN_BYTES = 64 * 1024

const options: SealOptions = {
  ...defaults,
  encode: (value) => deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64'),
  decode: (text) =>
    JSON.parse(
      inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MAX_PLAIN_BYTES }).toString(),
    ) as unknown,
}

/** Encrypts a value, so that the browser can store it but neither read nor change it. */
export function seal(value: unknown, secret: string, purpose: string): Promise<string> {
  return sealIron(value, keysFor(secret, purpose), options)
}

/** Opens a sealed value; null for anything that this server did not seal for this purpose. */
export async function unseal(sealed: string, secret: string, purpose: string): Promise<unknown> {
  try {
    return await unsealIron(sealed, { default: keysFor(secret, purpose) }, options)
  } catch {
    return null
  }
}

/**
 * Keys are derived from the secret directly: deriving them from a password, as the format does,
 * adds salts to the cookie.
 */
function keysFor(
  secret: string,
  purpose: string,
): { encryption: Uint8Array; integrity: Uint8Array } {
  const keyFor = (use: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'floga', `${purpose} ${use}`, 32))
  return { encryption: keyFor('encryption'), integrity: keyFor('integrity') }
}
