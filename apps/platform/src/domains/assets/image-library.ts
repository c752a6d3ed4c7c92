import { createHash } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Metadata of an image. */
export interface ImageDescription {
  width: number
  height: number
  /** A blurred preview as a data URL of at most 1 KB; null for an SVG. */
  preview: string | null
  /** Changes with the bytes. */
  version: string
  isDrawing: boolean
}

/** An original on disk. */
export interface FoundImage {
  path: string
  isDrawing: boolean
  changedMs: number
}

/** Originals of images by name. */
export interface ImageLibrary {
  /** Null when no folder of the tenant has the image. */
  find(tenant: string, name: string): Promise<FoundImage | null>
  /** Null when the image is missing. */
  describe(tenant: string, name: string): Promise<ImageDescription | null>
  /** Stores an image as WebP in the tenant's own folder; rejects bytes that are no image. */
  store(tenant: string, name: string, bytes: Uint8Array): Promise<void>
}

/** The widest image that the contract delivers. */
const maxOriginalPx = 1200

/** Allowed names: no dot, so no path out of the folder. */
export const imageNamePattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

/** Looks for images in the folders of a tenant; the first match wins. */
export function createImageLibrary(foldersOf: (tenant: string) => string[]): ImageLibrary {
  const described = new Map<string, ImageDescription>()
  const find: ImageLibrary['find'] = async (tenant, name) => {
    if (!imageNamePattern.test(name)) return null
    for (const folder of foldersOf(tenant)) {
      for (const ending of ['webp', 'jpg', 'png', 'svg']) {
        const path = join(folder, `${name}.${ending}`)
        const file = await stat(path).catch(() => undefined)
        if (file?.isFile()) {
          return { path, isDrawing: ending === 'svg', changedMs: file.mtimeMs }
        }
      }
    }
    return null
  }
  return {
    find,
    async describe(tenant, name) {
      const found = await find(tenant, name)
      if (!found) return null
      const key = `${found.path} ${found.changedMs}`
      const cached = described.get(key)
      if (cached) return cached
      const bytes = await readFile(found.path)
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const description = await describeBytes(bytes, version, found.isDrawing)
      described.set(key, description)
      return description
    },
    async store(tenant, name, bytes) {
      const [folder] = foldersOf(tenant)
      if (folder === undefined || !imageNamePattern.test(name)) {
        throw new Error(`No image can be stored as "${name}".`)
      }
      const path = join(folder, `${name}.webp`)
      await mkdir(dirname(path), { recursive: true })
      await sharp(bytes, { limitInputPixels: 50_000_000 })
        .rotate()
        .resize({ width: maxOriginalPx, withoutEnlargement: true })
        .webp({ quality: 85 })
        .toFile(path)
    },
  }
}

async function describeBytes(
  bytes: Buffer,
  version: string,
  isDrawing: boolean,
): Promise<ImageDescription> {
  const { width, height } = await sharp(bytes).metadata()
  return {
    width,
    height,
    preview: isDrawing ? null : await blurredPreview(bytes),
    version,
    isDrawing,
  }
}

async function blurredPreview(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .resize(16, 16, { fit: 'inside' })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
