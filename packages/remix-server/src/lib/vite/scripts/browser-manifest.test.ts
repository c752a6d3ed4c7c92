import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

import { readBrowserManifest, shortenBrowserManifest } from './browser-manifest.js'

const flags = { hasAction: false, hasLoader: true, hasErrorBoundary: false }
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/shop.js'], css: [] },
  routes: {
    root: {
      ...flags,
      id: 'root',
      path: '',
      module: '/assets/root.js',
      imports: ['/assets/shop.js'],
      css: ['/assets/shop.css'],
    },
    home: {
      ...flags,
      id: 'home',
      parentId: 'root',
      index: true,
      module: '/assets/home.js',
      imports: ['/assets/shop.js', '/assets/cards.js'],
      css: ['/assets/shop.css'],
    },
  },
  url: '/assets/manifest-4adf571c.js',
  version: '4adf571c',
}

async function buildShop(): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  // A route of that name has a module beside it.
  await writeFile(join(folder, 'assets', 'manifest-0pLcn5.js'), 'export const handle = {};')
  const file = join(folder, 'assets', 'manifest-4adf571c.js')
  await writeFile(file, `window.__remixManifest=${JSON.stringify(manifest)};`)
  return { folder, file }
}

describe('shortenBrowserManifest', () => {
  it('leaves out what the root names, and what is false or empty', async () => {
    const { folder, file } = await buildShop()
    await shortenBrowserManifest(folder)
    const shorter = await readBrowserManifest(folder)
    expect(shorter.path).toBe(file)
    expect(shorter.manifest).toEqual({
      ...manifest,
      routes: {
        root: manifest.routes.root,
        home: {
          id: 'home',
          parentId: 'root',
          index: true,
          hasLoader: true,
          module: '/assets/home.js',
          imports: ['/assets/cards.js'],
        },
      },
    })
    const text = await readFile(file, 'utf8')
    await shortenBrowserManifest(folder)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('leaves out routes that answer programs, and ends where one of them is a page', async () => {
    const { folder } = await buildShop()
    const module = join(folder, 'assets', 'home.js')
    await writeFile(module, 'const e={access:"everyone"};export{e as handle};')
    await shortenBrowserManifest(folder, { forPrograms: /^home$/ })
    const { manifest: shorter } = await readBrowserManifest(folder)
    expect(Object.keys(shorter.routes)).toEqual(['root'])
    const { folder: other } = await buildShop()
    await writeFile(join(other, 'assets', 'home.js'), 'function H(){}export{H as default};')
    await expect(shortenBrowserManifest(other, { forPrograms: /^home$/ })).rejects.toThrow('home')
  })

  it('ends where there is none', async () => {
    const { folder, file } = await buildShop()
    await rm(file)
    await expect(shortenBrowserManifest(folder)).rejects.toThrow(RangeError)
  })
})
