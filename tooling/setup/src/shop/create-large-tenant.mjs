import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'
import { largeTenants } from './choose-shops.mjs'
import { assertNewName, defaultPlace, nextPorts, toTenantFile, toTitle } from './new-tenant.mjs'

const template = 'apps/tenant-minimal/platform/tenant.json'

/**
 * Makes an empty tenant of the larger shop, the one with accounts and payment online: `apps/web/tenants/<name>`, in one language,
 * with a tenant of the platform of the same id.
 *
 * @param {{ root: string, name: string, place?: import('./new-tenant.mjs').Place }} options
 * @returns {Promise<{ folder: string, files: number }>}
 */
export async function createLargeTenant({ root, name, place = defaultPlace }) {
  await assertNewName(root, name)
  const title = toTitle(name)
  const ports = nextPorts()
  const folder = join(root, largeTenants, name)
  const small = await readFile(join(repositoryRoot, template), 'utf8')
  const tenant = JSON.parse(toTenantFile(small, { name, title, port: ports.port, ...place }))
  const files = {
    'tenant.ts': tenantModule({ name, title, tenant }),
    'theme.ts': themeModule,
    'fonts.ts': "import '@floga/ui/fonts.css'\n",
    'home.ts': homeModule,
    'scenes.ts': scenesModule,
    'shop.json': toJson(ports),
    'messages/en.json': toJson({
      home: { title: 'Say here what you sell', heroPlainTitle: `Welcome to ${title}` },
    }),
    'platform/tenant.json': toJson({ ...tenant, look: { brand: action, action } }),
    'platform/pictures/brand/icon.svg': drawing(64, mark(title)),
    'platform/pictures/brand/logo.svg': drawing(200, wordMark(title)),
    'platform/pictures/art/hero.svg': drawing(320, box(320, 240)),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await mkdir(join(folder, 'public'), { recursive: true })
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  return { folder: `${largeTenants}/${name}`, files: written.filter((one) => one.isFile()).length }
}

/** Colour of buttons and links, until it is customized. */
const action = '#1f5d45'

const themeModule = `import type { Theme } from '@floga/ui/theme'

/** Overrides of the kit's theme; the shop's test finds insufficient contrast. */
export const theme: Theme = {
  light: {
    action: '${action}',
    actionHover: '#184b37',
    actionPress: '#123a2b',
    primary: '${action}',
    primaryText: '${action}',
    primarySoft: '#e8f2ec',
    focus: '${action}',
  },
}
`

const homeModule = `import type { ShopHome } from '@floga/storefront/shop'
import type { LocaleCode } from './tenant.js'

/** The home page. */
export const home: ShopHome<LocaleCode> = {
  sections: ['features', 'categories', 'sale', 'offers', 'brands', 'newest', 'contact'],
  heroImage: 'art/hero',
  banners: [],
  uses: [],
}
`

const scenesModule = `import type { ShopScenes } from '@floga/storefront/shop'
import type { LocaleCode } from './tenant.js'

/** Images of its pages besides those of products. */
export const scenes: ShopScenes<LocaleCode> = {}
`

/**
 * @param {{ name: string, title: string, tenant: { currency: string, timeZone: string } }} shop
 */
function tenantModule({ name, title, tenant }) {
  return `import type { ShopTenant } from '../shop-tenant.js'

/** Codes of the languages that this shop speaks. */
export type LocaleCode = 'en'

export const tenant: ShopTenant<LocaleCode> = {
  id: '${name}',
  name: '${title}',
  locales: [{ code: 'en', iso: 'en-GB', name: 'English', label: 'English' }],
  defaultLocale: 'en',
  tagline: { en: 'Say here what you sell' },
  currency: '${tenant.currency}',
  timeZone: '${tenant.timeZone}',
  themeColor: '${action}',
  app: {
    shortName: '${title.slice(0, 12)}',
    iconsPx: [],
    maskableIconsPx: [],
    touchIcon: null,
    screenshots: [],
    categories: ['shopping'],
  },
  images: { icon: 'brand/icon', hasKindDrawings: false },
  inactiveForms: [],
  footer: {
    note: {},
    pages: ['/products', '/offers', '/brands', '/shopping-cart', '/contact', '/order-lookup', '/cookie-policy'],
    barePages: ['/contact', '/cookie-policy'],
  },
  searchExamples: {},
  paymentLogos: [],
  registers: [],
  photographs: {},
  leastOfferProducts: 1,
  newsletterWording: '1',
  feeds: {},
  cookies: { prefix: '${name}-', version: '1', beforeChoice: 'disabled' },
  pageSize: 24,
}
`
}

/** @param {unknown} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * @param {number} width
 * @param {{ height: number, inside: string }} parts
 */
function drawing(width, { height, inside }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`
}

/** @param {string} title */
function mark(title) {
  const initial = title.slice(0, 1)
  const font = 'font-family="sans-serif" font-weight="700" font-size="40" text-anchor="middle"'
  const inside = `<title>${title}</title><rect width="64" height="64" rx="14" fill="${action}"/><text x="32" y="46" fill="#fff" ${font}>${initial}</text>`
  return { height: 64, inside }
}

/** @param {string} title */
function wordMark(title) {
  const fit = title.length > 9 ? ' textLength="196" lengthAdjust="spacingAndGlyphs"' : ''
  const inside = `<title>${title}</title><text x="2" y="50" fill="${action}" font-family="sans-serif" font-weight="700" font-size="40"${fit}>${title}</text>`
  return { height: 72, inside }
}

/**
 * A parcel: the image of the home page until there is a better one.
 *
 * @param {number} width
 * @param {number} height
 */
function box(width, height) {
  const edge = Math.round(height * 0.4)
  const [x, y] = [(width - edge) / 2, (height - edge) / 2]
  const lines = `M${x} ${y}h${edge}v${edge}h-${edge}zM${x} ${y + edge / 3}h${edge}M${width / 2} ${y}v${edge}`
  const inside = `<path d="${lines}" fill="none" stroke="${action}" stroke-width="${width / 60}" stroke-linejoin="round"/>`
  return { height, inside }
}
