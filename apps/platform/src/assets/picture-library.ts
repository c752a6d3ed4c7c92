import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** What is known of a picture beside its bytes. */
export interface PictureDescription {
  width: number
  height: number
  /** A blurred preview as a data URL of at most 1 KB; null for a drawing. */
  preview: string | null
  /** Changes with the bytes. */
  version: string
  isDrawing: boolean
}

/** An original on disk. */
export interface FoundPicture {
  path: string
  isDrawing: boolean
  changedMs: number
}

/** Originals of pictures by name. */
export interface PictureLibrary {
  /** Null when no folder of the tenant has the picture. */
  find(tenant: string, name: string): Promise<FoundPicture | null>
  /** Null when the picture is missing. */
  describe(tenant: string, name: string): Promise<PictureDescription | null>
}

/** Names that can be asked for: no dot, so no way out of the folder. */
export const pictureNamePattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

/** Looks for pictures in the given folders of a tenant, first come first served. */
export function createPictureLibrary(foldersOf: (tenant: string) => string[]): PictureLibrary {
  const described = new Map<string, PictureDescription>()
  const find: PictureLibrary['find'] = async (tenant, name) => {
    if (!pictureNamePattern.test(name)) return null
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
      const kept = described.get(key)
      if (kept) return kept
      const bytes = await readFile(found.path)
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const description = await describeBytes(bytes, version, found.isDrawing)
      described.set(key, description)
      return description
    },
  }
}

async function describeBytes(
  bytes: Buffer,
  version: string,
  isDrawing: boolean,
): Promise<PictureDescription> {
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
