import { readFile } from 'node:fs/promises'
import { assetWidths, platformPaths } from '@floga/platform-contract'
import type { FastifyInstance } from 'fastify'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { ImageFormat, ImageRenderer } from '../domains/assets/image-renderer.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { assetTenantPattern, setAssetCaching } from './asset-caching.js'
import { basePaths } from './base-paths.js'
import { RestError } from './rest-error.js'

export interface AssetRoutesOptions {
  images: ImageLibrary
  renderer: ImageRenderer
  tenants: TenantRegistry
}

interface RequestedImage {
  name: string
  /** Null for a drawing, which has no width. */
  size: { widthPx: number; format: ImageFormat } | null
}

/** Serves a tenant's images in the contract's widths and formats, and drawings as they are. */
export function addAssetRoutes(app: FastifyInstance, options: AssetRoutesOptions): void {
  app.get<{ Params: { tenant: string; '*': string }; Querystring: { v?: string } }>(
    `${basePaths.main}${platformPaths.assets}/:tenant/*`,
    async (request, reply) => {
      const { tenant } = request.params
      const isKnown =
        assetTenantPattern.test(tenant) && (await options.tenants.find(tenant)) !== undefined
      const asked = isKnown ? parseImagePath(request.params['*']) : undefined
      const found = asked && (await options.images.find(tenant, asked.name))
      const facts = asked && (await options.images.describe(tenant, asked.name))
      if (!found || !facts || facts.isDrawing !== (asked.size === null)) {
        throw new RestError(404, 'not-found', 'No image has this name.')
      }
      const etag = `"${facts.version}-${asked.size?.widthPx ?? 'drawing'}"`
      if (setAssetCaching(request, reply, { version: facts.version, etag })) {
        return reply.status(304).send()
      }
      if (asked.size === null) {
        void reply.header(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'",
        )
        return reply.type('image/svg+xml').send(await readFile(found.path))
      }
      const bytes = await options.renderer.render({
        path: found.path,
        version: facts.version,
        ...asked.size,
      })
      return reply.type(mediaTypes[asked.size.format]).send(bytes)
    },
  )
}

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

function parseImagePath(path: string): RequestedImage | undefined {
  const drawing = /^([a-z0-9/-]{1,120})\.svg$/.exec(path)
  if (drawing?.[1]) return { name: drawing[1], size: null }
  const match = /^([a-z0-9/-]{1,120})-(\d{2,4})\.(avif|webp|jpg)$/.exec(path)
  const widthPx = assetWidths.find((width) => String(width) === match?.[2])
  return match?.[1] && widthPx
    ? { name: match[1], size: { widthPx, format: match[3] as ImageFormat } }
    : undefined
}
