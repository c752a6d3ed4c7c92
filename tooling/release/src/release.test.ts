import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from '@floga/setup'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTarball } from './check-tarball.js'
import { installPackages } from './install-packages.js'
import { readManifest } from './list-packages.js'
import { packPackages, type PackedPackage } from './pack-packages.js'

const run = promisify(execFile)

let folder: string
let packed: PackedPackage[]
let folders: Map<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floga-release-'))
  packed = await packPackages(repositoryRoot, join(folder, 'tarballs'))
  folders = await installPackages(packed, join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const listFiles = async (place: string): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${place}/node_modules`))
    .map(({ parentPath, name }) => join(parentPath, name))

describe('packages as they are published', () => {
  it('give bundlers and type checkers nothing to complain of', async () => {
    const findings = await Promise.all(
      packed.map(async (one) => [one.manifest.name, await checkTarball(one)]),
    )
    expect(findings).toEqual(packed.map(({ manifest }) => [manifest.name, []]))
  })

  it('are imported by Node entry by entry, with nothing but what their manifests name', async () => {
    const specifiers = [...folders].flatMap(([name, place]) =>
      Object.entries(readManifest(place).exports)
        .filter(([, target]) => typeof target !== 'string')
        .map(([entry]) => name + entry.slice(1))
        // It runs in a service worker alone.
        .filter((specifier) => specifier !== '@floga/pwa/worker'),
    )
    expect(specifiers.length).toBeGreaterThan(40)
    const program = `
      const failures = {}
      for (const name of ${JSON.stringify(specifiers)}) {
        try { await import(name) } catch (error) { failures[name] = String(error) }
      }
      console.log(JSON.stringify(failures))`
    const { stdout } = await run('node', ['--input-type=module', '--eval', program], {
      cwd: folder,
    })
    expect(JSON.parse(stdout)).toEqual({})
  })

  it('say which modules run in browsers alone, for frameworks with server components', async () => {
    const modules = (await Promise.all([...folders.values()].map(listFiles)))
      .flat()
      .filter((file) => /\/dist\/.*\.js$/u.test(file))
    const unmarked: string[] = []
    for (const file of modules) {
      // oxlint-disable-next-line no-await-in-loop -- small files
      const code = await readFile(file, 'utf8')
      const hasHook =
        /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ['"](?:react|urql|jotai\/react)['"]/u
      if (hasHook.test(code) && !/^['"]use client['"]/u.test(code)) unmarked.push(file)
    }
    expect(unmarked).toEqual([])
  })

  it('hold their sources, and neither tests nor stories', async () => {
    const files = (await Promise.all([...folders.values()].map(listFiles))).flat()
    expect(files.filter((file) => /\.(?:test|test-d|stories)\./u.test(file))).toEqual([])
    const wanted = ['src/index.ts', 'dist/index.js', 'dist/index.d.ts.map', 'README.md', 'LICENSE']
    const expected = [...folders.values()].flatMap((place) =>
      wanted.map((name) => join(place, name)),
    )
    expect(files).toEqual(expect.arrayContaining(expected))
  })

  it('bring styles as sheets: of all components, and of one with what it is made of', async () => {
    const place = folders.get('@floga/ui') ?? ''
    const all = await readFile(join(place, 'dist/styles.css'), 'utf8')
    const button = await readFile(join(place, 'dist/styles/button.css'), 'utf8')
    for (const sheet of [all, button]) expect(sheet).toMatch(/^@layer ui\.tokens, /u)
    expect(all).toContain('@layer ui.mega-menu{')
    expect(button).toContain('@layer ui.button{')
    expect(button).not.toContain('@layer ui.mega-menu{')
    const code = await readFile(join(place, 'dist/components/button/button.js'), 'utf8')
    expect(code).not.toMatch(/\.css/u)
  })

  // Who needs more raises the number and says why.
  it.each([
    { most: 2, code: "export { Button } from '@floga/ui'" },
    { most: 2, code: "export { ProductCard } from '@floga/ui'" },
    { most: 4, code: "export { MegaMenu } from '@floga/ui'" },
    { most: 3, code: "export { createFormatters, createTranslator } from '@floga/i18n'" },
    { most: 4, code: "export { createCart } from '@floga/cart-core'" },
    {
      most: 15,
      code: "export { createPlatformClient } from '@floga/api-client'; export { FeaturesDocument } from '@floga/api-client/operations'",
    },
  ])('$code weighs at most $most kB', async ({ code, most }) => {
    const kb = await weigh(code)
    expect(kb).toBeLessThanOrEqual(most)
    expect(kb).toBeGreaterThan(most / 3)
  })
})

/** Kilobytes that an application's bundle grows by, gzipped; React, jotai and urql it brings itself. */
async function weigh(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'jotai', 'jotai/*', 'urql'],
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1_000
}
