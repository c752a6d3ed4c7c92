import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { loadStaticFiles } from './load-static-files.js'
import { publishAssets } from './publish-assets.js'
import { createTestServer } from '../testing/create-test-server.js'

/** Starts a process of a build whose only script has this name. */
async function startBuild(shared: string, name: string, now?: Date) {
  const folder = await makeFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', name), `from ${name}`)
  await writeFile(join(folder, 'assets', `${name}.br`), `small ${name}`)
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  const files = await loadStaticFiles(folder)
  return createTestServer({}, { files, sharedFiles: await publishAssets(shared, files, now) })
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('serves files that pages of a previous and of a later build request', async () => {
  const shared = await makeFolder()
  const former = await startBuild(shared, 'app-1a2b.js')
  const later = await startBuild(shared, 'app-3c4d.js')
  const old = await later.get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
  expect(await old.text()).toBe('small app-1a2b.js')
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await (await former.get('/assets/app-3c4d.js')).text()).toBe('from app-3c4d.js')
})

it('serves nothing else of the folder, and lets no browser keep that a file is missing', async () => {
  const shared = await makeFolder()
  const { get } = await startBuild(shared, 'app-1a2b.js')
  await writeFile(join(shared, '..secret.js'), 'secret')
  for (const path of ['app-9z.js', 'app-1a2b.js.br', '..secret.js', '%2e%2e/app-1a2b.js', '']) {
    const answer = await get(`/assets/${path}`)
    expect(answer.status).not.toBe(200)
  }
  expect((await get('/assets/app-9z.js')).headers.get('cache-control')).toBe('no-store')
})

it('deletes files that no build has contained for thirty days', async () => {
  const shared = await makeFolder()
  await startBuild(shared, 'old-1a2b.js', new Date('2026-01-01'))
  await startBuild(shared, 'app-1a2b.js', new Date('2026-01-10'))
  await startBuild(shared, 'app-1a2b.js', new Date('2026-02-05'))
  expect((await readdir(shared)).toSorted()).toEqual(['app-1a2b.js', 'app-1a2b.js.br'])
})
