import type { PlatformCall } from '../platform-app.js'

/** The tenant becomes a folder's name, so other characters are not allowed. */
export const assetTenantPattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Sets the caching headers of an asset: immutable under an address with its version, else
 * revalidated.
 *
 * @returns Whether the client has it already.
 */
export function setAssetCaching(
  c: PlatformCall,
  { version, etag }: { version: string; etag: string },
): boolean {
  c.header('ETag', etag)
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header(
    'Cache-Control',
    c.req.query('v') === version
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300, must-revalidate',
  )
  return c.req.header('if-none-match') === etag
}
