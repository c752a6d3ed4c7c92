import { assetAddress } from '@floga/api-client'
import { CataloguePagesDocument } from '@floga/api-client/operations'
import type { CataloguePagesQuery, SeoType } from '@floga/api-client/operations'
import { sitemapIndexXml, writeSitemap } from '@floga/seo'
import type { SitemapFile, SitemapUrl } from '@floga/seo'

import type { Storefront } from '../../lib/create-storefront.js'
import { pathsOf } from '../../lib/routes/paths-of.js'
import type { ShopApi } from '../../request/api/create-shop-api.server.js'
import { samePath } from '../../request/seo/alternates.server.js'

/**
 * Addresses in one file: 50,000 are allowed, and so are 50 MB, which as many products with their
 * images would exceed.
 */
const MOST_URLS = 10_000
/** Pages requested from the platform at once. */
const AT_ONCE = 1_000

/** Kinds of pages by their name in a sitemap's address. */
const catalogueKinds = {
  products: { type: 'PRODUCT', folder: '/products' },
  categories: { type: 'CATEGORY', folder: '/categories' },
  brands: { type: 'BRAND', folder: '/brands' },
  offers: { type: 'PROMOTION', folder: '/offers' },
} as const satisfies Record<string, { type: SeoType; folder: string }>

type CatalogueKind = keyof typeof catalogueKinds

const kindNames = Object.keys(catalogueKinds) as CatalogueKind[]

/** One sitemap of the shop, as its address names it. */
export interface SitemapName {
  locale: string
  kind: CatalogueKind | 'content'
  /** From 1. */
  part: number
}

/** Source of the sitemaps. */
export interface SitemapSource {
  shop: Storefront
  api: Pick<ShopApi, 'query' | 'content'>
  /** Scheme and host of the shop. */
  origin: string
}

/** Reads `el-products-1`, the name of a file without its ending; undefined for anything else. */
export function parseSitemapName(
  { locales }: Pick<Storefront, 'locales'>,
  text: string,
): SitemapName | undefined {
  const [, code = '', kind = '', part = ''] = /^([a-z]+)-([a-z]+)-([1-9]\d{0,5})$/.exec(text) ?? []
  const locale = locales.find(code)?.code
  if (!locale || (kind !== 'content' && !isCatalogueKind(kind))) return undefined
  if (kind === 'content' && part !== '1') return undefined
  return { locale, kind, part: Number(part) }
}

/** The list of all sitemaps. */
export async function* writeSitemapIndex({
  shop,
  api,
  origin,
}: SitemapSource): AsyncGenerator<string> {
  const totals = await Promise.all(
    kindNames.map(async (kind) => {
      const { type } = catalogueKinds[kind]
      const { cataloguePages } = await api.query(CataloguePagesDocument, { type, first: 1 })
      return { kind, parts: Math.ceil(cataloguePages.total / MOST_URLS) }
    }),
  )
  const files = shop.locales.all.flatMap(({ code }): SitemapFile[] => [
    ...totals.flatMap(({ kind, parts }) =>
      Array.from({ length: parts }, (_, index) => ({ path: pathOf(code, kind, index + 1) })),
    ),
    { path: pathOf(code, 'content', 1) },
  ])
  yield sitemapIndexXml(files, { origin })
}

/** One sitemap; undefined when the catalogue has not so many pages of its kind. */
export async function writeSitemapFile(
  source: SitemapSource,
  { locale, kind, part }: SitemapName,
): Promise<AsyncGenerator<string> | undefined> {
  const { shop, api, origin } = source
  const options = { origin, defaultLocale: shop.locales.defaultLocale.code }
  if (kind === 'content') return writeSitemap([await contentUrls(source, locale)], options)

  const ask = async (skip: number): Promise<CataloguePagesQuery['cataloguePages']> => {
    const { type } = catalogueKinds[kind]
    return (await api.query(CataloguePagesDocument, { type, first: AT_ONCE, skip })).cataloguePages
  }
  const from = (part - 1) * MOST_URLS
  const first = await ask(from)
  if (first.nodes.length === 0) return undefined

  async function* pages(): AsyncGenerator<SitemapUrl[]> {
    yield toUrls(first.nodes)
    const end = Math.min(first.total, from + MOST_URLS)
    for (let skip = from + AT_ONCE; skip < end; skip += AT_ONCE) {
      // One part after the other keeps memory small.
      yield toUrls((await ask(skip)).nodes)
    }
  }
  const toUrls = (nodes: CataloguePagesQuery['cataloguePages']['nodes']): SitemapUrl[] =>
    nodes.flatMap((node) => toUrl(node, { shop, locale, folder: catalogueKinds[kind].folder }))
  return writeSitemap(pages(), options)
}

function toUrl(
  node: CataloguePagesQuery['cataloguePages']['nodes'][number],
  { shop, locale, folder }: { shop: Storefront; locale: string; folder: string },
): SitemapUrl[] {
  const { locales } = shop
  const alternates = node.translations.flatMap(({ locale: code, slug }) => {
    const known = locales.find(code)
    return known
      ? [{ locale: known.code, href: locales.localizePath(`${folder}/${slug}`, known.code) }]
      : []
  })
  const own = alternates.find((alternate) => alternate.locale === locale)
  if (!own) return []
  return [
    {
      path: own.href,
      lastModified: node.updatedAt,
      alternates,
      images: node.images.map(({ src }) => assetAddress(src, { base: `/assets/${shop.id}` })),
    },
  ]
}

/**
 * Pages outside the catalogue: documents have a modification date of their own, the others that of
 * the catalogue.
 */
async function contentUrls({ shop, api }: SitemapSource, locale: string): Promise<SitemapUrl[]> {
  const { pages, documents: documentPaths } = pathsOf(shop)
  const documents = await api.content.list({ only: ['path', 'updatedAt'] })
  const changed = new Map(documents.map(({ path, updatedAt }) => [path, updatedAt]))
  const paths = [...pages, ...documentPaths.filter((path) => changed.has(path))]
  return paths.map((path) => {
    const lastModified = documentPaths.includes(path) ? changed.get(path) : undefined
    return {
      path: shop.locales.localizePath(path, locale),
      ...(lastModified ? { lastModified } : {}),
      alternates: Object.entries(samePath(shop, path)).map(([code, href]) => ({
        locale: code,
        href,
      })),
    }
  })
}

function pathOf(locale: string, kind: SitemapName['kind'], part: number): string {
  return `/sitemaps/${locale}-${kind}-${part}.xml`
}

function isCatalogueKind(kind: string): kind is CatalogueKind {
  return Object.hasOwn(catalogueKinds, kind)
}
