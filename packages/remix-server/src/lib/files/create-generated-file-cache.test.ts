import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { createGeneratedFileCache, type GeneratedFile } from './create-generated-file-cache.js'

/** A file whose text names its version, and how often it was written. */
function createFile(
  version: string,
  counts = { written: 0 },
): GeneratedFile & { counts: { written: number } } {
  return {
    key: '/a.xml',
    version,
    contentType: 'application/xml',
    counts,
    write: async function* () {
      counts.written += 1
      yield `<a>${version}`
      yield '</a>'
    },
  }
}

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://shop.test/a.xml', { method, headers })
const zipped = { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' }

describe('createGeneratedFileCache', () => {
  it('writes a file once for a version, for concurrent requests', async () => {
    const cache = createGeneratedFileCache()
    const file = createFile('v1')
    const answers = await Promise.all([1, 2, 3].map(() => cache.answer(ask(zipped), file)))
    await cache.answer(ask(zipped), file)
    expect(file.counts).toEqual({ written: 1 })
    for (const answer of answers) {
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(gunzipSync(bytes).toString()).toBe('<a>v1</a>')
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    }
  })

  it('generates it again for another version, and decompresses it for clients without gzip', async () => {
    const cache = createGeneratedFileCache()
    await cache.answer(ask(), createFile('v1'))
    const answer = await cache.answer(ask(), createFile('v2'))
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-type')).toBe('application/xml')
    expect(await answer.text()).toBe('<a>v2</a>')
  })

  it('returns 304 to a client that has it', async () => {
    const cache = createGeneratedFileCache()
    const first = await cache.answer(ask(zipped), createFile('v1'))
    const tag = first.headers.get('etag') ?? ''
    const again = await cache.answer(ask({ 'if-none-match': tag }), createFile('v1'))
    expect([again.status, await again.text()]).toEqual([304, ''])
    const changed = await cache.answer(ask({ 'if-none-match': tag }), createFile('v2'))
    expect(changed.status).toBe(200)
  })

  it('responds to HEAD without a body', async () => {
    const answer = await createGeneratedFileCache().answer(ask(zipped, 'HEAD'), createFile('v1'))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  })

  it('serves the existing file while the data behind it is unavailable', async () => {
    const errors: unknown[] = []
    const cache = createGeneratedFileCache({ onError: (error) => errors.push(error) })
    await cache.answer(ask(), createFile('v1'))
    const failing = { ...createFile('v2'), write: () => Promise.reject(new Error('away')) }
    expect(await (await cache.answer(ask(), failing)).text()).toBe('<a>v1</a>')
    expect(errors).toHaveLength(1)
    await expect(cache.answer(ask(), { ...failing, key: '/b.xml' })).rejects.toThrow('away')
  })

  it('keeps no half of a file that broke off', async () => {
    const cache = createGeneratedFileCache()
    const broken: GeneratedFile = {
      ...createFile('v1'),
      write: async function* () {
        yield '<a>'
        throw new Error('broken')
      },
    }
    await expect(cache.answer(ask(), broken)).rejects.toThrow('broken')
    expect(await (await cache.answer(ask(), createFile('v1'))).text()).toBe('<a>v1</a>')
  })

  it('writes no two versions of a file at the same time', async () => {
    const cache = createGeneratedFileCache()
    let atOnce = 0
    let most = 0
    const slow = (version: string): GeneratedFile => ({
      ...createFile(version),
      write: async function* () {
        atOnce += 1
        most = Math.max(most, atOnce)
        await Promise.resolve()
        yield version
        atOnce -= 1
      },
    })
    const answers = await Promise.all(
      ['v1', 'v2', 'v2', 'v3'].map(async (version) =>
        (await cache.answer(ask(), slow(version))).text(),
      ),
    )
    expect(answers).toEqual(['v1', 'v2', 'v2', 'v3'])
    expect(most).toBe(1)
  })

  it('lets who reads a file read on when it is replaced', async () => {
    const cache = createGeneratedFileCache()
    const old = await cache.answer(ask(), createFile('v1'))
    await cache.answer(ask(), createFile('v2'))
    expect(await old.text()).toBe('<a>v1</a>')
  })

  it('generates a file again that was removed from the disk', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-cache-'))
    const cache = createGeneratedFileCache({ directory })
    const file = createFile('v1')
    await cache.answer(ask(), file)
    const [name = ''] = await readdir(directory)
    await rm(join(directory, name))
    expect(await (await cache.answer(ask(), file)).text()).toBe('<a>v1</a>')
    expect(file.counts.written).toBe(2)
  })

  it('gives up a file that is larger than all may be', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'file-cache-'))
    const cache = createGeneratedFileCache({ directory, maxBytes: 100_000 })
    const endless: GeneratedFile = {
      ...createFile('v1'),
      write: async function* () {
        for (;;) yield randomBytes(1_000).toString('hex')
      },
    }
    await expect(cache.answer(ask(), endless)).rejects.toThrow('larger than 100000 bytes')
    expect(await readdir(directory)).toEqual([])
  })

  it('sends the zipped file itself on request', async () => {
    const answer = await createGeneratedFileCache().answer(ask(), {
      ...createFile('v1'),
      isArchive: true,
    })
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-encoding')).toBeNull()
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe('<a>v1</a>')
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  })

  it('returns 404 if there is no such file, also if there was one', async () => {
    const cache = createGeneratedFileCache()
    await cache.answer(ask(), createFile('v1'))
    const gone = { ...createFile('v2'), write: async () => undefined }
    expect((await cache.answer(ask(), gone)).status).toBe(404)
    expect((await cache.answer(ask(), gone)).status).toBe(404)
  })

  it('evicts the least recently used file beyond the size limit', async () => {
    const cache = createGeneratedFileCache({ maxBytes: 300 })
    const counts = { written: 0 }
    const first = createFile('v1', counts)
    await cache.answer(ask(), first)
    await cache.answer(ask(), { ...createFile('v1'), key: '/b.xml' })
    await cache.answer(ask(), first)
    expect(counts.written).toBe(2)
  })
})
