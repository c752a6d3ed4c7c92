import { readFile } from 'node:fs/promises'
import { assetWidths, platformPaths } from '@floga/platform-contract'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import type { ImageFormat, ImageRenderer } from '../../domains/assets/image-renderer.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { assetTenantPattern, setAssetCaching } from './asset-caching.js'
import { basePaths } from '../base-paths.js'
import { type PlatformApp, sendBytes } from '../platform-app.js'
import { RestError } from '../rest-error.js'

export interface AssetRoutesOptions {
  images: ImageLibrary
  renderer: ImageRenderer
  tenants: TenantRegistry
}

interface RequestedImage {
  name: string
  /** Null for an SVG, which has no width. */
  size: { widthPx: number; format: ImageFormat } | null
}

/** Serves a tenant's images in the contract's widths and formats, and drawings as they are. */
export function addAssetRoutes(app: PlatformApp, options: AssetRoutesOptions): void {
  app.get(`${basePaths.main}${platformPaths.assets}/:tenant/:path{.+}`, async (c) => {
    const { tenant, path } = c.req.param()
    const isKnown =
      assetTenantPattern.test(tenant) && (await options.tenants.find(tenant)) !== undefined
    const asked = isKnown ? parseImagePath(path) : undefined
    const found = asked && (await options.images.find(tenant, asked.name))
    const facts = asked && (await options.images.describe(tenant, asked.name))
    if (!found || !facts || facts.isDrawing !== (asked.size === null)) {
      throw new RestError(404, 'not-found', 'No image has this name.')
    }
    const etag = `"${facts.version}-${asked.size?.widthPx ?? 'drawing'}"`
    if (setAssetCaching(c, { version: facts.version, etag })) {
      return c.body(null, 304)
    }
    if (asked.size === null) {
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      return sendBytes(c, await readFile(found.path), 'image/svg+xml')
    }
    const bytes = await options.renderer.render({
      path: found.path,
      version: facts.version,
      ...asked.size,
    })
    return sendBytes(c, bytes, mediaTypes[asked.size.format])
  })
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
