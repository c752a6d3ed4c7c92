import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'

import { checkScriptSizes } from './check-script-sizes.js'

/** Text that hardly shrinks. */
function noise(length: number): string {
  let seed = 7
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCodePoint(33 + (seed % 90))
  }).join('')
}

async function buildShop(homeBytes = 2_000): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-sizes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const manifest = {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-aaaaaaaa.js', imports: ['/assets/shop-aaaa-aaa.js'] },
    routes: {
      root: { module: '/assets/root-aaaaaaaa.js', imports: ['/assets/shop-aaaa-aaa.js'] },
      home: { module: '/assets/home-aaaaaaaa.js' },
    },
  }
  const files = {
    'manifest-1.js': `window.__remixManifest=${JSON.stringify(manifest)};`,
    'entry-aaaaaaaa.js': noise(2_000),
    'root-aaaaaaaa.js': noise(2_000),
    'home-aaaaaaaa.js': noise(homeBytes),
    'shop-aaaa-aaa.js': noise(20_000),
    'other-aaaaaaaa.js': noise(90_000),
  }
  for (const [name, text] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- few and small
    await writeFile(join(folder, 'assets', name), text)
  }
  return folder
}

/** What the page 'home' loads, in bytes of gzip. */
async function weighHome(folder: string): Promise<number> {
  const names = [
    'manifest-1.js',
    'entry-aaaaaaaa.js',
    'root-aaaaaaaa.js',
    'home-aaaaaaaa.js',
    'shop-aaaa-aaa.js',
  ]
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'assets', name))))
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
}

describe('checkScriptSizes', () => {
  it('counts each file of a page once', async () => {
    const budgets = { pages: { home: 30 }, chunks: { shop: 21 } }
    const report = await checkScriptSizes(await buildShop(), budgets)
    expect(report).toMatch(
      /^✓ scripts of home: 2\d\.\d of 30 kB\n✓ scripts of shop: 1\d\.\d of 21 kB$/,
    )
  })

  // Of the last three a sum in kB of fractions comes out above the budget.
  it.each([2_000, 4_874, 5_483, 5_938])(
    'takes a page of %i bytes that weighs exactly its budget, and refuses one byte more',
    async (length) => {
      const folder = await buildShop(length)
      const bytes = await weighHome(folder)
      const check = (budget: number) =>
        checkScriptSizes(folder, { pages: { home: budget }, chunks: {} })
      await expect(check(bytes / 1_000)).resolves.toContain('✓')
      await expect(check((bytes - 1) / 1_000)).rejects.toThrow('✗')
    },
  )

  it('refuses what weighs more, and what is not there', async () => {
    const folder = await buildShop()
    const check = (pages: Record<string, number>, chunks: Record<string, number>) =>
      checkScriptSizes(folder, { pages, chunks })
    await expect(check({ home: 10 }, {})).rejects.toThrow(/✗ scripts of home: 2\d\.\d of 10 kB/)
    await expect(check({}, { shop: 3 })).rejects.toThrow(/✗ scripts of shop/)
    await expect(check({ cart: 99 }, {})).rejects.toThrow('✗ scripts of cart: is not there')
  })
})
