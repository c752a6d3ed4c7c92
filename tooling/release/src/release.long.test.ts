import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from '@floga/setup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTarball } from './check-tarball.js'
import { entryBudgets, weighEntry } from './weigh-entry.js'
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

/** Its selectors with a short name for each list of elements that they are restricted to. */
function withoutScopes(sheet: string): string {
  const shorter = sheet.replaceAll(/:where\([^()]*\)/gu, ':scoped')
  return shorter === sheet ? sheet : withoutScopes(shorter)
}

/** A service worker, and pages that import their styles: the shop's bundler reads them. */
const notForNode = new Set([
  '@floga/pwa/worker',
  '@floga/storefront',
  '@floga/storefront/back-in-stock',
  '@floga/storefront/cart',
  '@floga/storefront/catalogue',
  '@floga/storefront/content',
  '@floga/storefront/layout',
  '@floga/storefront/forms',
  '@floga/storefront/members',
  '@floga/storefront/newsletter',
])

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
        .filter((specifier) => !notForNode.has(specifier)),
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
      const code = await readFile(file, 'utf8')
      const hasHook =
        /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ['"](?:react|urql|jotai\/react)['"]/u
      if (hasHook.test(code) && !/^['"]use client['"]/u.test(code)) unmarked.push(file)
    }
    expect(unmarked).toEqual([])
  })

  it('hold their sources, and neither tests nor stories', async () => {
    const files = (await Promise.all([...folders.values()].map(listFiles))).flat()
    const own = files.filter((file) => !file.includes('/dist/template/'))
    expect(own.filter((file) => /\.(?:test|test-d|stories)\./u.test(file))).toEqual([])
    const wanted = ['src/index.ts', 'dist/index.js', 'dist/index.d.ts.map', 'README.md', 'LICENSE']
    const expected = [...folders.values()].flatMap((place) =>
      wanted.map((name) => join(place, name)),
    )
    expect(files).toEqual(expect.arrayContaining(expected))
  })

  it('lead from a declaration to its source', async () => {
    const files = (await Promise.all([...folders.values()].map(listFiles))).flat()
    const known = new Set(files)
    const lost: string[] = []
    let count = 0
    for (const file of files.filter((name) => name.endsWith('.d.ts.map'))) {
      const { sources } = JSON.parse(await readFile(file, 'utf8')) as { sources: string[] }
      count += sources.length
      lost.push(...sources.map((source) => join(file, '..', source)).filter((at) => !known.has(at)))
    }
    expect(lost).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  it('contain styles as sheets: of all components, and of one with its dependencies', async () => {
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

  it('give each component a sheet that needs the tokens alone and leaves the rest of a page as it is', async () => {
    const place = join(folders.get('@floga/ui') ?? '', 'dist')
    const tokens = await readFile(join(place, 'tokens.css'), 'utf8')
    const declared = new Set(tokens.match(/--floga-[\w-]+(?=:)/gu))
    const names = (await readdir(join(place, 'styles'))).filter((name) => name.endsWith('.css'))
    expect(names.length).toBeGreaterThan(80)
    const problems: string[] = []
    for (const name of names) {
      const sheet = await readFile(join(place, 'styles', name), 'utf8')
      // One with a default needs no token.
      const used = sheet.match(/(?<=var\()--floga-[\w-]+(?=\))/gu) ?? []
      const unknown = used.filter((property) => !declared.has(property))
      const bare =
        withoutScopes(sheet).match(/[{},](?!(?:from|to)\b)(?:\*|[a-z]\w*|:root)(?=[ :]*[,{])/gu) ??
        []
      problems.push(...[...unknown, ...bare].map((what) => `${name}: ${what}`))
    }
    expect([...new Set(problems)]).toEqual([])
    expect(tokens).not.toMatch(/box-sizing|\bbody\s*[,{]/u)
    expect(await readFile(join(place, 'base.css'), 'utf8')).toMatch(/box-sizing[^]*body/u)
    const button = await readFile(join(place, 'styles/button.css'), 'utf8')
    expect(gzipSync(tokens + button).length).toBeLessThan(3_500)
  })

  it.each(entryBudgets)('$code weighs at most $mostKb kB', async ({ code, mostKb }) => {
    const kb = await weighEntry(code, folder)
    expect(kb).toBeLessThanOrEqual(mostKb)
    expect(kb).toBeGreaterThan(mostKb / 3)
  })
})
