import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

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
  const running = new Map<string, Promise<Buffer>>()
  const turn = createTurns(maxAtOnce)
  return {
    render(options) {
      const name = fileName(options)
      const known = running.get(name)
      if (known) return known
      const path = join(cacheDirectory, name)
      const work = readFile(path)
        .catch(() => turn(() => make(options, path, cacheDirectory)))
        .finally(() => running.delete(name))
      running.set(name, work)
      return work
    },
    isKept: (options) =>
      access(join(cacheDirectory, fileName(options))).then(
        () => true,
        () => false,
      ),
    isBusy: () => running.size > 0,
  }
}

function fileName({ version, widthPx, format }: RenderPictureOptions): string {
  return `${version}-${widthPx}.${format}`
}

async function make(
  options: RenderPictureOptions,
  path: string,
  cacheDirectory: string,
): Promise<Buffer> {
  const resized = sharp(options.path, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: options.widthPx, withoutEnlargement: true })
  const bytes = await encode(resized, options.format).toBuffer()
  await mkdir(cacheDirectory, { recursive: true })
  // Written aside and renamed, so that nobody reads half a picture.
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, path)
  return bytes
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

function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let active = 0
  return async (work) => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    active += 1
    try {
      return await work()
    } finally {
      active -= 1
      waiting.shift()?.()
    }
  }
}
