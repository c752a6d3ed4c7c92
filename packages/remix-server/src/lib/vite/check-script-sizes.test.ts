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

const assets = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry-1.js', imports: ['/assets/shop-1.js'] },
  routes: {
    root: { module: '/assets/root-1.js', imports: ['/assets/shop-1.js'] },
    home: { module: '/assets/home-1.js' },
  },
}

/** Files of the page 'home': the shared one is named twice. */
const homeFiles = ['manifest-1.js', 'entry-1.js', 'shop-1.js', 'root-1.js', 'home-1.js']

async function buildShop(homeBytes = 2_000): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-sizes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const write = (name: string, bytes: number) =>
    writeFile(join(folder, 'assets', name), noise(bytes))
  await Promise.all(homeFiles.map((name) => write(name, name === 'shop-1.js' ? 20_000 : 2_000)))
  await write('home-1.js', homeBytes)
  await write('other-1.js', 90_000)
  return folder
}

/** Bytes of gzip that the page 'home' loads. */
async function weighHome(folder: string): Promise<number> {
  const texts = await Promise.all(homeFiles.map((name) => readFile(join(folder, 'assets', name))))
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
}

function check(folder: string, pages: Record<string, number>, filesPerPage = 5): Promise<string> {
  return checkScriptSizes({ folder, assets, budgets: { pages, filesPerPage } })
}

describe('checkScriptSizes', () => {
  it('counts each file of a page once', async () => {
    expect(await check(await buildShop(), { home: 30 })).toMatch(
      /^✓ scripts of home: 2\d\.\d of 30 kB in 5 of 5 files$/,
    )
  })

  // Of the last three a sum in kB of fractions comes out above the budget.
  it.each([2_000, 4_874, 5_483, 5_938])(
    'accepts a page of %i bytes that weighs exactly its budget, and rejects one byte more',
    async (length) => {
      const folder = await buildShop(length)
      const bytes = await weighHome(folder)
      await expect(check(folder, { home: bytes / 1_000 })).resolves.toContain('✓')
      await expect(check(folder, { home: (bytes - 1) / 1_000 })).rejects.toThrow('✗')
    },
  )

  it('rejects a page that weighs more, has more files, or does not exist', async () => {
    const folder = await buildShop()
    await expect(check(folder, { home: 10 })).rejects.toThrow(/✗ scripts of home: 2\d\.\d of 10 kB/)
    await expect(check(folder, { home: 30 }, 4)).rejects.toThrow('5 of 4 files')
    await expect(check(folder, { cart: 99 })).rejects.toThrow('✗ scripts of cart')
  })
})
