import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { loadStaticFiles } from './load-static-files.js'
import { createTestServer } from '../testing/create-test-server.js'

async function startWithFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'go()')
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'brotli')
  await writeFile(join(folder, 'assets/app-1a2b.js.map'), '{"version":3}')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'home.jpg'), 'photo')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  return createTestServer({}, { files: await loadStaticFiles(folder) })
}

describe('loadStaticFiles', () => {
  it('lets a browser cache files with a hash in their name permanently', async () => {
    const { get, renders } = await startWithFiles()
    const script = await get('/assets/app-1a2b.js')
    expect(await script.text()).toBe('go()')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect(renders).toEqual([])
  })

  it('sends compressed bytes where the build made some', async () => {
    const { get } = await startWithFiles()
    const headers = { 'accept-encoding': 'br, gzip' }
    const script = await get('/assets/app-1a2b.js', { headers })
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(await script.text()).toBe('brotli')
    expect((await get('/icon.svg', { headers })).headers.has('content-encoding')).toBe(false)
  })

  it('sends the media type', async () => {
    const { get } = await startWithFiles()
    expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect((await get('/home.jpg')).headers.get('content-type')).toBe('image/jpeg')
  })

  it('sends nothing to a browser that has the file', async () => {
    const { get } = await startWithFiles()
    const etag = (await get('/icon.svg')).headers.get('etag') ?? ''
    expect((await get('/icon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('serves only files for browsers: no source map, no manifest, no compressed form by its own name', async () => {
    const { get } = await startWithFiles()
    expect((await get('/.vite/manifest.json')).status).toBe(404)
    expect((await get('/assets/app-1a2b.js.map')).status).toBe(404)
    expect((await get('/assets/app-1a2b.js.br')).status).toBe(404)
  })
})
