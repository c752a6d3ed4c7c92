import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { type Encoding } from './encoding.js'

/** A file of the browser's build, with its bytes ready. */
export interface StaticFile {
  etag: string
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

/** Files by request path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Reads every file of a build folder into memory: it is small, and requested all day. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const present = names.filter((name) => name.isFile()).map(pathOf)
  for (const path of present) {
    if (path.includes('/.')) continue
    const url = path.slice(folder.length).replaceAll('\\', '/')
    const file = await readStaticFile(path, url)
    if (file) files.set(url, file)
  }
  return files
}

/** Reads one file with its compressed forms; undefined if there is none, or none for browsers. */
export async function readStaticFile(path: string, url: string): Promise<StaticFile | undefined> {
  const type = types[extname(path)]
  if (!type) return undefined
  const [identity, br, gzip] = await Promise.all([
    readIfPresent(path),
    readIfPresent(`${path}.br`),
    readIfPresent(`${path}.gz`),
  ])
  if (!identity) return undefined
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  return {
    etag,
    headers: { 'content-type': type, 'cache-control': cacheControl(url), etag },
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  }
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR') return undefined
    throw error
  }
}

function pathOf(entry: { parentPath: string; name: string }): string {
  return join(entry.parentPath, entry.name)
}

/**
 * Names below /assets contain a content hash; a script at the root is a service worker, which must
 * be revalidated.
 */
function cacheControl(url: string): string {
  if (/^\/[^/]+\.js$/.test(url)) return 'no-cache'
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
