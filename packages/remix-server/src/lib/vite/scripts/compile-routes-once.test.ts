import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { matchRoutes } from '@remix-run/router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { compileRoutesOnce } from './compile-routes-once.js'

const entry = createRequire(import.meta.url).resolve('@remix-run/router')
const id = entry.replace(/router\.cjs\.js$/, 'router.js')

const { transform } = compileRoutesOnce()
const run = transform as (code: string, id: string) => { code: string } | null

const routes = [
  { path: ':lang?/products', children: [{ path: ':slug' }, { index: true as const }] },
  { path: ':lang?/about' },
]

describe('compileRoutesOnce', () => {
  let folder: string
  let router: { matchRoutes: typeof matchRoutes }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'floga-compile-routes-'))
    const file = join(folder, 'router.mjs')
    const code = run(await readFile(id, 'utf8'), id)?.code ?? ''
    await writeFile(file, code.replace(/^\/\/# sourceMappingURL.*$/m, ''))
    router = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof router
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('finds the routes that the router finds', async () => {
    const original = await import('@remix-run/router')
    for (const path of ['/products', '/en/products/a%20b/', '/about', '/en/about', '/none/of/it']) {
      expect(router.matchRoutes(routes, path)).toEqual(original.matchRoutes(routes, path))
      expect(router.matchRoutes(routes, path)).toEqual(original.matchRoutes(routes, path))
    }
  })

  it('ranks routes and compiles their paths for the first address alone', () => {
    const others = [{ path: 'one/:id' }, { path: 'two/:id' }]
    router.matchRoutes(others, '/two/1')
    const sort = vi.spyOn(Array.prototype, 'sort')
    const compile = vi.spyOn(globalThis, 'RegExp')
    try {
      expect(router.matchRoutes(others, '/two/2')?.[0]?.params).toEqual({ id: '2' })
      expect(sort).not.toHaveBeenCalled()
      expect(compile).not.toHaveBeenCalled()
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('keeps routes of one list from those of another', () => {
    expect(router.matchRoutes([{ path: 'a' }], '/b')).toBeNull()
    expect(router.matchRoutes([{ path: 'b' }], '/b')).not.toBeNull()
  })

  it('ends a build whose router does it in another way', () => {
    expect(() => run('export function matchRoutes() {}', id)).toThrow('Nothing matches')
  })

  it('leaves other modules alone', () => {
    expect(run('compilePath()', '/app/page.ts')).toBeNull()
  })
})
