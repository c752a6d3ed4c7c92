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
import { matchesTag } from './ready-answer.js'

/** A file that is written from the data behind an app, such as a sitemap. */
export interface WrittenFile {
  /** Tells it from the others: its path will do. */
  key: string
  /** Version of the data that it is written from: it is written anew when that changes. */
  version: string
  contentType: string
  /** Sends the zipped file itself, for programs that fetch one and do not ask for encodings. @default false */
  isArchive?: boolean
  /** Its text in parts, so that it never has to be held whole; undefined where there is no such file. */
  write: () => AsyncIterable<string> | Promise<AsyncIterable<string> | undefined>
}

/** What a cache of files is told. */
export interface WrittenFileCacheOptions {
  /** Most bytes that all files may take on disk, compressed. @default 1 GiB */
  maxBytes?: number
  /** Folder to keep them in. @default one of its own among the system's temporary files, removed when the process ends */
  directory?: string
  onError?: (error: unknown) => void
}

/** Files that are the same for everybody, kept compressed on disk until the data behind them changes. */
export interface WrittenFileCache {
  /**
   * Answers with the file: the one that is kept, else written once, however many ask. No part of it is sent before it is
   * whole.
   *
   * @throws What `write` threw, when nothing older is kept either.
   */
  answer(request: Request, file: WrittenFile): Promise<Response>
}

interface KeptFile {
  version: string
  etag: string
  path: string
  size: number
  writtenAt: Date
}

/**
 * Creates a cache of written files.
 *
 * @example
 * const files = createWrittenFileCache()
 * files.answer(request, { key: '/list.txt', version, contentType: 'text/plain', write: async function* () { yield 'a' } })
 */
export function createWrittenFileCache({
  maxBytes = 1024 * 1024 * 1024,
  directory,
  onError = () => {},
}: WrittenFileCacheOptions = {}): WrittenFileCache {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length + 200,
    // Whoever reads it has it open, and reads on.
    dispose: ({ path }) => void rm(path, { force: true }).catch(onError),
  })
  const flights = new Map<string, { version: string; file: Promise<KeptFile | undefined> }>()
  let folder = directory

  async function writeFile({ key, version, write }: WrittenFile): Promise<KeptFile | undefined> {
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

  /** One file is written once at a time, whatever the version that is asked for. */
  async function find(file: WrittenFile): Promise<KeptFile | undefined> {
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

  /** The file, open: one that was removed in the meantime is written anew. */
  async function openFile(file: WrittenFile) {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- tried again only when it was removed
      const found = await find(file)
      if (!found) return undefined
      try {
        // oxlint-disable-next-line no-await-in-loop -- tried again only when it was removed
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
        // Asked for each time, for the data may have changed; mostly answered 304.
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
      // Zipped bytes alone are kept: nearly everybody takes them, and what does not gets them decompressed on the way.
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
  // An error ends the answer in the middle, which is how its reader learns of it.
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
