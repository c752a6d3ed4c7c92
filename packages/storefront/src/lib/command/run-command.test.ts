import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

import { allFeatures } from '../routes/all-features.js'
import { readPage } from './eject-page.js'
import { runStorefrontCommand } from './run-command.js'

async function openShop(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return {
    read: (name: string) => readFile(join(folder, name), 'utf8'),
    run: async (...args: string[]) => {
      const lines: string[] = []
      const output = {
        log: (line: string) => void lines.push(line),
        error: (line: string) => void lines.push(line),
      }
      return { code: await runStorefrontCommand(args, { folder, output }), lines }
    },
  }
}

const platform = (code: string, messages: object) => ({
  'platform/node_modules/@floga/platform/package.json': '{"name":"@floga/platform"}',
  [`platform/node_modules/@floga/platform/src/foundation/messages/languages/${code}.json`]:
    JSON.stringify(messages),
})

describe('floga-storefront language', () => {
  it('lists what shop and platform lack, with the English beside it and the file to write', async () => {
    const { run } = await openShop({
      ...platform('en', { mail: { hi: 'Hello', by: 'Bye' } }),
      'messages/en.json': '{"own": "Ours", "cart": {"title": "Basket"}}',
      'messages/fy.json': '{"cart": {"title": "Korf"}}',
      'platform/tenant.json': '{"locales": ["fy"], "messages": {"fy": {"mail.hi": "Hoi"}}}',
    })
    const { code, lines } = await run('language', 'fy')
    expect(code).toBe(0)
    const text = lines.join('\n')
    expect(text).toMatch(/^Western Frisian, shop: \d{3,} of \d{3,} are missing$/m)
    expect(text).toMatch(/^ {2}own +"Ours"$/m)
    expect(text).not.toMatch(/^ {2}cart\.title /m)
    expect(text).toContain('  → messages/fy.json')
    expect(text).toContain('platform: 1 of 2 are missing\n  mail.by ')
    expect(text).toContain('  → platform/tenant.json, messages.fy')
  })
})

describe('floga-storefront check', () => {
  it('counts missing messages by language, and places to fill in by file', async () => {
    const { run } = await openShop({
      'messages/en.json': '{}',
      'platform/tenant.json': '{"locales": ["en", "fy"]}',
      'platform/content/en/privacy.md': '[FILL IN: who you are], and [FILL IN: how long].',
      'platform/content/en/terms.md': 'All is written.',
    })
    expect((await run('check')).lines).toEqual([
      expect.stringMatching(/^Western Frisian: (\d+) of \1 texts are missing\./),
      'platform/content/en/privacy.md: 2 places to fill in, marked [FILL IN: …]',
    ])
  })
})

describe('floga-storefront eject', () => {
  const routes = 'export default storefrontRoutes(import.meta.url, features)\n'

  it('copies a page with imports from the entries of the package, and names it in the routes', async () => {
    const { read, run } = await openShop({ 'app/routes.ts': routes })
    expect(await run('eject', 'contact/contact')).toMatchObject({ code: 0 })
    const page = await read('app/contact/contact-page.tsx')
    expect(page).toContain("export { pageMeta as meta } from '@floga/storefront'")
    expect(page).toContain("import { pageContext } from '@floga/storefront/server'")
    expect(page).not.toMatch(/from '\.\.\//)
    expect(await read('app/contact/contact-schema.ts')).toContain('@floga/storefront')
    expect(await read('app/routes.ts')).toContain(
      "(import.meta.url, features, { replace: { 'contact/contact': 'contact/contact-page.tsx' } })",
    )
    expect((await run('eject', 'contact/contact')).lines.join()).toContain('Move it away first.')
  })

  it('adds a page to those that are replaced, and says the line where it cannot', async () => {
    const own = "storefrontRoutes(import.meta.url, features, { replace: { 'a/b': 'b.tsx' } })"
    const shop = await openShop({ 'app/routes.ts': own })
    await shop.run('eject', 'content/privacy')
    expect(await shop.read('app/routes.ts')).toContain(
      "replace: { 'content/privacy': 'content/content-page.tsx', 'a/b': 'b.tsx' }",
    )
    const other = await openShop({ 'app/routes.ts': 'export default listRoutes()' })
    expect((await other.run('eject', 'content/privacy')).lines.at(-1)).toMatch(/^Write it into/)
  })

  it('lists the pages for one that there is not', async () => {
    const { run } = await openShop({})
    const { code, lines } = await run('eject', 'privacy')
    expect(code).toBe(1)
    expect(lines.join()).toContain('content/privacy')
  })

  it('copies no module whose state the rest of a shop shares, for any page', async () => {
    const source = join(import.meta.dirname, '../..')
    const ids = Object.values(allFeatures).flatMap((feature) => feature.routes.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(40)
    for (const id of ids) {
      const modules = await readPage(id, source)
      const imports = [...modules.values()].join('\n').match(/from '@floga\/storefront/g)
      expect([id, imports?.length ?? 0]).not.toEqual([id, 0])
    }
  })
})
