import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline as joinStreams, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

import { chooseEncoding } from './encoding.js'
import { matchesTag } from './encoded-response.js'

/** A file that is written from the data behind an app, such as a sitemap. */
export interface GeneratedFile {
  /** Identifies it: its path will do. */
  key: string
  /** Version of its source data: the file is generated again when it changes. */
  version: string
  contentType: string
  /**
   * Sends the zipped file itself, for programs that download one and do not negotiate encodings.
   * @default false
   */
  isArchive?: boolean
  /** Its text in chunks, so that it is never held whole; undefined if there is no such file. */
  write: () => AsyncIterable<string> | Promise<AsyncIterable<string> | undefined>
}

export interface GeneratedFileCacheOptions {
  /** Most bytes that all files may take on disk, compressed. @default 1 GiB */
  maxBytes?: number
  /**
   * Folder of the files. @default one in the system's temporary folder, removed when the process
   * exits
   */
  directory?: string
  onError?: (error: unknown) => void
}

/** A cache of public generated files, compressed on disk until their source data changes. */
export interface GeneratedFileCache {
  /**
   * Responds with the cached file, or generates it once for all concurrent requests. Nothing is
   * sent before the file is complete.
   *
   * @throws The error of `write`, when no older file is cached.
   */
  answer(request: Request, file: GeneratedFile): Promise<Response>
}

interface CachedFile {
  version: string
  etag: string
  path: string
  size: number
  writtenAt: Date
}

/**
 * Creates a cache of written files.
 *
 * @example const files = createGeneratedFileCache() files.answer(request, { key: '/list.txt',
 * version, contentType: 'text/plain', write: async function* () { yield 'a' } })
 */
export function createGeneratedFileCache({
  maxBytes = 1024 * 1024 * 1024,
  directory,
  onError = () => {},
}: GeneratedFileCacheOptions = {}): GeneratedFileCache {
  const kept = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length + 200,
    // Readers that have it open can still finish.
    dispose: ({ path }) => void rm(path, { force: true }).catch(onError),
  })
  const flights = new Map<string, { version: string; file: Promise<CachedFile | undefined> }>()
  let folder = directory

  async function writeFile({
    key,
    version,
    write,
  }: GeneratedFile): Promise<CachedFile | undefined> {
    const parts = await write()
    if (!parts) {
      kept.delete(key)
      return undefined
    }
    folder ??= createFolder()
    const path = join(folder, `${randomUUID()}.gz`)
    const hash = createHash('sha256')
    let size = 0
    try {
      await pipeline(
        Readable.from(parts),
        createGzip({ level: 6 }),
        async function* measure(zipped: AsyncIterable<Buffer>) {
          for await (const bytes of zipped) {
            hash.update(bytes)
            size += bytes.length
            if (size > maxBytes) throw new Error(`${key} is larger than ${maxBytes} bytes.`)
            yield bytes
          }
        },
        createWriteStream(path),
      )
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    const file = { version, etag, path, size, writtenAt: new Date() }
    kept.set(key, file)
    return file
  }

  /** Generates one file once at a time, whatever the requested version. */
  async function find(file: GeneratedFile): Promise<CachedFile | undefined> {
    const known = kept.get(file.key)
    if (known?.version === file.version) return known
    const running = flights.get(file.key)
    if (running?.version === file.version) return running.file
    if (running) {
      await running.file.catch(() => undefined)
      return find(file)
    }
    const flight = writeFile(file)
      .catch((error: unknown) => {
        if (!known) throw error
        onError(error)
        return known
      })
      .finally(() => flights.delete(file.key))
    flights.set(file.key, { version: file.version, file: flight })
    return flight
  }

  /** Opens the file; one that was removed in the meantime is generated again. */
  async function openFile(file: GeneratedFile) {
    for (;;) {
      // Tried again only when it was removed.
      const found = await find(file)
      if (!found) return undefined
      try {
        // Tried again only when it was removed.
        return { found, handle: await open(found.path) }
      } catch (error) {
        if (kept.peek(file.key) !== found) continue
        kept.delete(file.key)
        onError(error)
      }
    }
  }

  return {
    async answer(request, file) {
      const opened = await openFile(file)
      if (!opened) return new Response('Not found', { status: 404 })
      const { found, handle } = opened
      const headers = new Headers({
        'content-type': file.isArchive ? 'application/gzip' : file.contentType,
        // Revalidated each time, because the data may have changed; mostly 304.
        'cache-control': 'public, no-cache',
        etag: found.etag,
        'last-modified': found.writtenAt.toUTCString(),
        ...(file.isArchive ? {} : { vary: 'Accept-Encoding' }),
      })
      if (matchesTag(request.headers.get('if-none-match'), found.etag)) {
        await handle.close()
        headers.delete('content-type')
        return new Response(null, { status: 304, headers })
      }
      // Only compressed bytes are cached: nearly all clients accept them, and others get them
      // decompressed on the fly.
      const isEncoded = !file.isArchive && takesGzip(request.headers.get('accept-encoding'))
      if (isEncoded) headers.set('content-encoding', 'gzip')
      if (isEncoded || file.isArchive) headers.set('content-length', String(found.size))
      if (request.method === 'HEAD') {
        await handle.close()
        return new Response(null, { headers })
      }
      return new Response(readFile(handle, isEncoded || file.isArchive === true), { headers })
    },
  }
}

/** Read as fast as the reader takes it, and closed with it. */
function readFile(handle: FileHandle, isZipped: boolean): ReadableStream {
  const bytes = handle.createReadStream()
  // An error aborts the response, so that its reader notices.
  const text = isZipped ? bytes : joinStreams(bytes, createGunzip(), () => {})
  return Readable.toWeb(text) as ReadableStream
}

const folders: string[] = []

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'written-files-'))
  if (folders.length === 0) process.once('exit', removeFolders)
  folders.push(folder)
  return folder
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

function takesGzip(accepted: string | null): boolean {
  return chooseEncoding(accepted?.replace(/\bbr\b/, '')) === 'gzip'
}
