import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { runMessagesCommand } from '@floga/i18n/compiler'
import { LocaleProvider } from '@floga/i18n/react'
import { createLargeTenant } from '@floga/setup'
import { findWeakContrasts, themeRules } from '@floga/ui/theme'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, it, vi } from 'vitest'

import { messageFolders } from './tenant-alias.js'

const made = vi.hoisted(() => ({ folder: '' }))
// A tenant created by the command replaces `#tenant` in all modules imported below.
vi.mock('#tenant/tenant.js', async () => {
  const root = mkdtempSync(join(tmpdir(), 'another-tenant-'))
  const { folder } = await createLargeTenant({ root, name: 'bicycles' })
  made.folder = join(root, folder)
  process.env['FLOGA_TENANT'] = pathToFileURL(made.folder).href
  return (await import(join(made.folder, 'tenant.ts'))) as object
})
vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => ({ site: { text: '{}' } }),
}))

const { tenant } = await import('#tenant/tenant.js')
const { createLanguage } = await import('@floga/storefront/shop')
const { BareFooter } = await import('@floga/storefront/layout')
const { lineDrawing, StorefrontContext } = await import('@floga/storefront')
const { shop } = await import('../app/shop.js')
const { storedNamesOf } = await import('@floga/storefront/server')

/** Messages, colours and languages of the default shop. */
const firstShop =
  /\bfloga\b|\blpg\b|υγρα[εέ]ρι|\bgreece\b|ελλ[αά]δα|\bgemi\b|\bcyprus\b|κ[υύ]προ|#6563ff|#4a48e0|messages\.el\b/iu

/**
 * The kit's own name: packages, programs, custom properties, and keys that each origin has for
 * itself.
 */
const kit = /floga[-.:/\\]/g
const findFirstShop = (files: [file: string, text: string][]): string[] =>
  files.flatMap(([file, text]) => {
    const found = firstShop.exec(text.replaceAll(kit, ''))
    return found ? [`${file}: ${found[0]}`] : []
  })

const filesOf = (folder: string, pattern: RegExp): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])

describe('another tenant of the shop', () => {
  afterAll(() => {
    delete process.env['FLOGA_TENANT']
    rmSync(join(made.folder, '../../../..'), { recursive: true })
  })

  it('defines all settings of a tenant, and nothing else', async () => {
    const first = await vi.importActual<{ tenant: typeof tenant }>('#tenant/tenant.js')
    const keysOf = ({ app, footer, cookies, ...rest }: typeof tenant): string[][] =>
      [rest, app, footer, cookies].map((part) => Object.keys(part).toSorted())
    expect(keysOf(tenant)).toEqual(keysOf(first.tenant))
  })

  it('has texts for every page, none of them of the first shop', async () => {
    const storefront = join(import.meta.dirname, '../../../packages/storefront/messages')
    const problems: string[] = []
    const output = { log: () => undefined, error: (line: string) => void problems.push(line) }
    const folders = [storefront, ...messageFolders()].join()
    await runMessagesCommand([folders, join(made.folder, 'generated'), '--namespaces'], output)
    expect(problems).toEqual([])
    const texts = filesOf(join(made.folder, 'generated/en'), /\.ts$/)
    expect(texts.length).toBeGreaterThan(10)
    expect(findFirstShop(texts)).toEqual([])
  })

  it('has colours of its own, which can be distinguished', async () => {
    const { theme } = (await import(join(made.folder, 'theme.ts'))) as {
      theme: Parameters<typeof themeRules>[0]
    }
    expect(findWeakContrasts(theme).filter(({ scheme }) => scheme === 'light')).toEqual([])
    expect(themeRules(theme)).toContain(`--floga-color-action: ${tenant.themeColor};`)
  })

  it('shows its own pages, marks and drawings, and keeps them apart', async () => {
    const { messages } = (await import(join(made.folder, 'generated/messages.en.ts'))) as {
      messages: Parameters<typeof createLanguage>[1]
    }
    const { defaultLocale } = shop.locales
    const { t, formatters } = createLanguage(defaultLocale, messages, tenant)
    const html = renderToString(
      <LocaleProvider locale={defaultLocale} translator={t} formatters={formatters}>
        <StorefrontContext.Provider value={shop}>
          <BareFooter />
        </StorefrontContext.Provider>
      </LocaleProvider>,
    )
    const pages = tenant.footer.barePages.filter((path) => path !== '/cookie-policy#choice')
    expect(html.match(/href="[^"]+"/g)).toEqual(pages.map((path) => `href="${path}"`))
    expect(html).not.toMatch(/visa|iris/i)
    expect(lineDrawing(shop, 'regulator').src).toMatch(/^data:image\/svg/)
    const cookies = Object.values(storedNamesOf(shop))
      .filter(({ place }) => place === 'cookie' || place === 'private')
      .map(({ name }) => name)
    expect(cookies.length).toBeGreaterThan(10)
    expect(cookies.filter((name) => !name.startsWith('bicycles-'))).toEqual([])
  })

  it('meets no word and no colour of the first shop in what all tenants share', () => {
    const web = join(import.meta.dirname, '..')
    const shared = [
      ...filesOf(join(web, 'app'), /\.tsx?$/),
      ...filesOf(join(web, 'server'), /\.ts$/),
      ...filesOf(join(web, '../../packages/storefront/src'), /^(?!generated).*\.tsx?$/),
      ...filesOf(join(web, '../../packages/storefront/messages'), /\.json$/),
    ]
    expect(shared.length).toBeGreaterThan(400)
    expect(findFirstShop(shared)).toEqual([])
    const firstOwn = filesOf(join(web, 'tenants/floga'), /tenant\.ts$|\.json$/)
    expect(findFirstShop(firstOwn)).toHaveLength(firstOwn.length)
  })
})
