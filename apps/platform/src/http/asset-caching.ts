import type { FastifyReply, FastifyRequest } from 'fastify'

/** The tenant becomes a folder's name, so nothing else may stand in it. */
export const assetTenantPattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Sets the caching headers of an asset: immutable under an address with its version, else revalidated.
 *
 * @returns Whether the client has it already.
 */
export function setAssetCaching(
  request: FastifyRequest<{ Querystring: { v?: string } }>,
  reply: FastifyReply,
  { version, etag }: { version: string; etag: string },
): boolean {
  void reply.header('ETag', etag)
  void reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
  void reply.header(
    'Cache-Control',
    request.query.v === version
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300, must-revalidate',
  )
  return request.headers['if-none-match'] === etag
}
