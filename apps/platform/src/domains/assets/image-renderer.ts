import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { createFileCache } from './file-cache.js'

export type ImageFormat = 'avif' | 'webp' | 'jpg'

export interface RenderImageOptions {
  /** Path of the original. */
  path: string
  /** Changes with the original's bytes. */
  version: string
  widthPx: number
  format: ImageFormat
}

/** Makes smaller versions of images and caches them. */
export interface ImageRenderer {
  render(options: RenderImageOptions): Promise<Buffer>
  /** Whether a version is there already. */
  isCached(options: RenderImageOptions): Promise<boolean>
  /** Whether a version is being made or waited for now. */
  isBusy(): boolean
}

/** Images are made a few at a time, so that a page full of them does not block other requests. */
const maxAtOnce = 2

// Results are cached in files, so the library's memory cache would have no hits.
sharp.cache(false)

/** Caches its output in a folder, under a name that changes with the original. */
export function createImageRenderer(cacheDirectory: string): ImageRenderer {
  const files = createFileCache(cacheDirectory, { maxAtOnce })
  return {
    render: (options) => files.get(fileName(options), () => make(options)),
    isCached: (options) => files.has(fileName(options)),
    isBusy: () => files.isBusy(),
  }
}

function fileName({ version, widthPx, format }: RenderImageOptions): string {
  return `${version}-${widthPx}.${format}`
}

function make(options: RenderImageOptions): Promise<Buffer> {
  const resized = sharp(options.path, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: options.widthPx, withoutEnlargement: true })
  return encode(resized, options.format).toBuffer()
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 78 })
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
  }
}
