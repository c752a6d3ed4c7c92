import { mkdtemp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImageRenderer } from '../../domains/assets/image-renderer.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'

describe('the image path', () => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'floga-images-'))
    await mkdir(join(directory, 'pictures', 'line'), { recursive: true })
    const red = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00' } })
    await red.webp().toFile(join(directory, 'pictures', 'tank-a.webp'))
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"></svg>'
    await writeFile(join(directory, 'pictures', 'line', 'tank.svg'), drawing)
    await writeFile(join(directory, 'secret.webp'), 'secret')
  })
  afterAll(() => database.close())

  const library = () => createImageLibrary(() => [join(directory, 'pictures')])
  const get = (path: string, headers: Record<string, string> = {}) =>
    startTestPlatform(database, {
      images: library(),
      renderer: createImageRenderer(join(directory, 'cache')),
    }).app.inject({ url: `/main/assets/${path}`, headers })

  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('delivers %s in the requested width', async (ending, type, format) => {
    const answer = await get(`floga/tank-a-320.${ending}`)
    expect(answer.headers['content-type']).toBe(type)
    expect(await sharp(answer.bytes).metadata()).toMatchObject({
      format,
      width: 320,
      height: 240,
    })
  })

  it('never enlarges', async () => {
    const answer = await get('floga/tank-a-1200.webp')
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 800 })
  })

  it('creates an image once for concurrent requests, and leaves no partial file', async () => {
    const { app } = startTestPlatform(database, {
      images: library(),
      renderer: createImageRenderer(join(directory, 'once')),
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.inject({ url: '/main/assets/floga/tank-a-640.webp' })),
    )
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await readdir(join(directory, 'once'))).toHaveLength(1)
  })

  it('is immutable at the URL with its version, and returns 304', async () => {
    const facts = await library().describe('floga', 'tank-a')
    const answer = await get(`floga/tank-a-320.webp?v=${facts?.version}`)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await get(`floga/tank-a-320.webp`, {
      'if-none-match': String(answer.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
  })

  it('delivers a drawing unchanged, without scripts', async () => {
    const answer = await get('floga/line/tank.svg')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('describes an image with a small preview', async () => {
    const facts = await library().describe('floga', 'tank-a')
    expect(facts).toMatchObject({ width: 800, height: 600, isDrawing: false })
    expect(facts?.preview).toMatch(/^data:image\/webp;base64,/)
    expect(facts?.preview?.length).toBeLessThan(1_024)
  })

  it.each([
    'floga/tank-a-333.webp',
    'floga/tank-b-320.webp',
    'floga/../secret-320.webp',
    'floga/..%2fsecret-320.webp',
    'floga/%2e%2e/secret-320.webp',
    '..%2f..%2fsecret-320.webp',
    'unknown/tank-a-320.webp',
    'floga/line/tank-320.webp',
    'floga/tank-a.svg',
    'floga/tank-a-320.png',
  ])('returns 404 for %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })
})
