import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
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
  /** Its text in parts, so that it never has to be held whole; undefined where there is no such file. */
  write: () => AsyncIterable<string> | Promise<AsyncIterable<string> | undefined>
}

/** What a cache of files is told. */
export interface FileCacheOptions {
  /** Most bytes that all files may take, compressed. @default 64 MiB */
  maxBytes?: number
  onError?: (error: unknown) => void
}

/** Files that are the same for everybody, kept as compressed bytes until the data behind them changes. */
export interface FileCache {
  /**
   * Answers with the file: from memory, else written once, however many ask.
   *
   * @throws What `write` threw, when nothing older is kept either.
   */
  answer(request: Request, file: WrittenFile): Promise<Response>
}

interface KeptFile {
  version: string
  etag: string
  bytes: Buffer
}

/**
 * Creates a cache of written files.
 *
 * @example
 * const files = createFileCache()
 * files.answer(request, { key: '/list.txt', version, contentType: 'text/plain', write: async function* () { yield 'a' } })
 */
export function createFileCache({
  maxBytes = 64 * 1024 * 1024,
  onError = () => {},
}: FileCacheOptions = {}): FileCache {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + 200,
  })
  const flights = new Map<string, Promise<KeptFile | undefined>>()

  async function writeFile({ key, version, write }: WrittenFile): Promise<KeptFile | undefined> {
    const parts = await write()
    if (!parts) {
      kept.delete(key)
      return undefined
    }
    const bytes = await buffer(Readable.from(parts).compose(createGzip({ level: 6 })))
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const file = { version, etag, bytes }
    kept.set(key, file)
    return file
  }

  function find(file: WrittenFile): Promise<KeptFile | undefined> {
    const known = kept.get(file.key)
    if (known?.version === file.version) return Promise.resolve(known)
    const name = `${file.version} ${file.key}`
    const running = flights.get(name)
    if (running) return running
    const flight = writeFile(file)
      .catch((error: unknown) => {
        if (!known) throw error
        onError(error)
        return known
      })
      .finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }

  return {
    async answer(request, file) {
      const found = await find(file)
      if (!found) return new Response('Not found', { status: 404 })
      const headers = new Headers({
        'content-type': file.contentType,
        // Asked for each time, for the data may have changed; mostly answered 304.
        'cache-control': 'public, no-cache',
        etag: found.etag,
        vary: 'Accept-Encoding',
      })
      if (matchesTag(request.headers.get('if-none-match'), found.etag)) {
        headers.delete('content-type')
        return new Response(null, { status: 304, headers })
      }
      // Zipped bytes alone are kept: nearly everybody takes them, and what does not gets them decompressed on the way.
      const isZipped = takesGzip(request.headers.get('accept-encoding'))
      if (isZipped) {
        headers.set('content-encoding', 'gzip')
        headers.set('content-length', String(found.bytes.length))
      }
      if (request.method === 'HEAD') return new Response(null, { headers })
      const body = isZipped
        ? new Uint8Array(found.bytes)
        : (Readable.toWeb(Readable.from([found.bytes]).pipe(createGunzip())) as ReadableStream)
      return new Response(body, { headers })
    },
  }
}

function takesGzip(accepted: string | null): boolean {
  return chooseEncoding(accepted?.replace(/\bbr\b/, '')) === 'gzip'
}
