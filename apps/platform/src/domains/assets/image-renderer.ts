import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { createKeptFiles } from './file-cache.js'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

export interface RenderPictureOptions {
  /** Path of the original. */
  path: string
  /** Changes with the original's bytes. */
  version: string
  widthPx: number
  format: PictureFormat
}

/** Makes smaller versions of pictures and keeps them. */
export interface PictureRenderer {
  render(options: RenderPictureOptions): Promise<Buffer>
  /** Whether a version is there already. */
  isKept(options: RenderPictureOptions): Promise<boolean>
  /** Whether a version is being made or waited for now. */
  isBusy(): boolean
}

/** Pictures are made a few at a time, so that a page full of them leaves room for the shop. */
const maxAtOnce = 2

/** Keeps what it made in a folder, under a name that changes with the original. */
export function createPictureRenderer(cacheDirectory: string): PictureRenderer {
  const files = createKeptFiles(cacheDirectory, { maxAtOnce })
  return {
    render: (options) => files.get(fileName(options), () => make(options)),
    isKept: (options) => files.has(fileName(options)),
    isBusy: () => files.isBusy(),
  }
}

function fileName({ version, widthPx, format }: RenderPictureOptions): string {
  return `${version}-${widthPx}.${format}`
}

function make(options: RenderPictureOptions): Promise<Buffer> {
  const resized = sharp(options.path, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: options.widthPx, withoutEnlargement: true })
  return encode(resized, options.format).toBuffer()
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 78 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
  }
}
