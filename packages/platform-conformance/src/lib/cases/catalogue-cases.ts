import {
  ContactDetailsDocument,
  MenuCategoriesDocument,
  ProductDocument,
  ProductsSearchDocument,
  SeoTranslationsDocument,
} from '@floga/api-client/operations'
import type { ProductsSearchQueryVariables } from '@floga/api-client/operations'
import { platformPaths } from '@floga/platform-contract'
import type { Caller } from '../caller.js'
import { casesOf } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat } from '../contract-violation.js'

const search = async (call: Caller, variables: ProductsSearchQueryVariables) =>
  (await call.ask(ProductsSearchDocument, { first: 24, skip: 0, ...variables })).productsSearch

const pageSize = 5
const pages = 4

/** Cases that read and search the catalogue. */
export const catalogueCases = casesOf('catalogue', [
  {
    name: 'the categories of the menu have products',
    contract: 'schema/catalogue.graphql, menuCategories',
    async run({ call }) {
      const { menuCategories } = await call.ask(MenuCategoriesDocument, {})
      expectThat(menuCategories.length > 0, 'at least one category', menuCategories)
      for (const { slug } of menuCategories) {
        const { total } = await search(call, { where: { categories: [slug] } })
        expectThat(total > 0, `products in ${slug}`, total)
      }
    },
  },
  {
    name: 'pages of a list contain each product once, and as many as its total',
    contract: 'schema/search.graphql, productsSearch',
    async run({ call }) {
      const { total } = await search(call, {})
      const ids: string[] = []
      for (let skip = 0; skip < Math.min(total, pageSize * pages); skip += pageSize) {
        const page = await search(call, { first: pageSize, skip })
        expectSame(page.total, total, 'the total of every page')
        ids.push(...page.nodes.map(({ id }) => id))
      }
      expectSame(ids.length, Math.min(total, pageSize * pages), 'products over all pages')
      expectSame(new Set(ids).size, ids.length, 'different products')
    },
  },
  {
    name: 'at most 100 products are returned at once',
    contract: 'schema/search.graphql, productsSearch: `first` is 1 to 100',
    async run({ call }) {
      const asked = await call.graphql(ProductsSearchDocument, { first: 5_000, skip: 0 })
      const { data, codes } = asked
      const count = data?.productsSearch.nodes.length ?? 0
      const isAnswered = data === null ? codes.length > 0 : count <= 100
      expectThat(isAnswered, 'an error, or 100 products at most', data ? count : asked.text)
    },
  },
  {
    name: 'what may be left out of a search may be null',
    contract: 'schema/search.graphql, productsSearch',
    async run({ call }) {
      const { total } = await search(call, {})
      const nothing = { term: null, where: null, aggs: null, fields: null, suggest: null }
      expectSame((await search(call, nothing)).total, total, 'the total of the whole list')
      const where = { categories: null, price: null, brands: null }
      expectSame((await search(call, { where })).total, total, 'with null in the filter')
      const price = { minMinor: null, maxMinor: null }
      expectSame((await search(call, { where: { price } })).total, total, 'a price without ends')
    },
  },
  {
    name: 'a list by price is in the order of the prices',
    contract: 'schema/search.graphql, ProductsOrder',
    async run({ call }) {
      for (const [order, sign] of [
        ['PRICE_ASC', 1],
        ['PRICE_DESC', -1],
      ] as const) {
        const { nodes } = await search(call, { order })
        const prices = nodes.map(({ salePriceWithTax }) => salePriceWithTax.amountMinor)
        expectSame(
          prices,
          prices.toSorted((a, b) => sign * (a - b)),
          order,
        )
      }
    },
  },
  {
    name: 'a filter by price leaves out what costs more or less, both ends included',
    contract: 'schema/search.graphql, ProductsWhere.price',
    async run({ call }) {
      const { nodes } = await search(call, { order: 'PRICE_ASC' })
      const limit = nodes[Math.floor(nodes.length / 2)]?.salePriceWithTax.amountMinor ?? 0
      const below = await search(call, { where: { price: { maxMinor: limit } }, first: 100 })
      const above = await search(call, { where: { price: { minMinor: limit } }, first: 100 })
      const { nodes: cheap } = below
      const cheapest = Math.max(0, ...cheap.map((node) => node.salePriceWithTax.amountMinor))
      expectSame(cheapest, limit, 'the highest price of those up to it')
      // A product of several variants may be on both sides.
      const { total } = await search(call, {})
      expectThat(below.total + above.total > total, `more than ${total} on both sides`, [
        below.total,
        above.total,
      ])
    },
  },
  {
    name: 'a product is found by the words of its name, and by its SKU',
    contract: 'schema/search.graphql, productsSearch',
    async run({ call }) {
      const [product] = (await search(call, {})).nodes
      expectThat(product !== undefined, 'a product', 'an empty list')
      for (const term of [product.name, product.sku]) {
        const found = (await search(call, { term })).nodes.map(({ id }) => id)
        expectThat(found.includes(product.id), `${product.id} for the term '${term}'`, found)
      }
    },
  },
  {
    name: 'a search for an unknown product finds nothing',
    contract: 'schema/search.graphql, SearchResult',
    async run({ call }) {
      const { total, nodes } = await search(call, { term: 'qzxjqvwkzqxj' })
      expectSame([total, nodes.length], [0, 0])
    },
  },
  {
    name: 'a facet counts what its filter then lists',
    contract: 'schema/search.graphql, AggregationBucket',
    async run({ call }) {
      const { aggregations } = await search(call, { aggs: ['CATEGORIES'] })
      const buckets = aggregations.find(({ kind }) => kind === 'CATEGORIES')?.buckets ?? []
      expectThat(buckets.length > 0, 'categories with counts', aggregations)
      for (const { value, count } of buckets.slice(0, 4)) {
        const { total } = await search(call, { where: { categories: [value] } })
        expectSame(total, count, `products of ${value}`)
      }
    },
  },
  {
    name: 'a product is the same by id, slug and SKU, and has the same price on its page and in the list',
    contract: 'schema/catalogue.graphql, product; ProductSummary.salePriceWithTax',
    async run({ call }) {
      for (const { id, slug, sku, salePriceWithTax } of (await search(call, {})).nodes.slice(
        0,
        4,
      )) {
        for (const where of [{ id }, { slug }, { sku }]) {
          const { product } = await call.ask(ProductDocument, { where })
          expectSame(product?.id, id, `by ${JSON.stringify(where)}`)
          const prices = product?.variants.map((one) => one.salePriceWithTax.amountMinor) ?? []
          expectSame(Math.min(...prices), salePriceWithTax.amountMinor, `cheapest of ${slug}`)
        }
      }
    },
  },
  {
    name: 'prices with VAT are the net prices with their VAT, in one currency',
    contract: 'schema/variant.graphql, Variant; schema/base.graphql, Money',
    async run({ call }) {
      const currencies = new Set<string>()
      for (const { slug } of (await search(call, {})).nodes.slice(0, 4)) {
        const { product } = await call.ask(ProductDocument, { where: { slug } })
        for (const { sku, taxRate, salePrice, salePriceWithTax } of product?.variants ?? []) {
          const gross = salePrice.amountMinor * (1 + taxRate / 100)
          const difference = Math.abs(gross - salePriceWithTax.amountMinor)
          expectThat(difference <= 1, `${gross} for ${sku}`, salePriceWithTax.amountMinor)
          currencies.add(salePrice.currency).add(salePriceWithTax.currency)
          const { formatted } = salePriceWithTax
          expectThat(/\p{Nd}/u.test(formatted), 'a formatted price', formatted)
        }
      }
      expectSame(currencies.size, 1, 'currencies')
    },
  },
  {
    name: 'a product that does not exist is null',
    contract: 'schema/catalogue.graphql, product',
    async run({ call }) {
      for (const where of [{ slug: 'no-such-product' }, { id: 'no-such-id' }, { sku: 'no-sku' }]) {
        expectSame((await call.ask(ProductDocument, { where })).product, null)
      }
    },
  },
  {
    name: 'a product has a slug in the language of the request, and an unknown slug is null',
    contract: 'schema/site.graphql, seoTranslations',
    async run({ call, locale }) {
      const [product] = (await search(call, {})).nodes
      const slug = product?.slug ?? ''
      const { seoTranslations } = await call.ask(SeoTranslationsDocument, {
        where: { slug, type: 'PRODUCT' },
      })
      const own = seoTranslations?.translations.find((one) => one.locale === locale)?.slug
      expectSame(own, slug, `slug in ${locale}`)
      const where = { slug: 'no-such-product', type: 'PRODUCT' } as const
      expectSame((await call.ask(SeoTranslationsDocument, { where })).seoTranslations, null)
    },
  },
  {
    name: 'an image of a product can be fetched',
    contract: 'README.md, Calls; schema/base.graphql, Image.src',
    async run({ call, tenant, settings: { imageOrigins = [] } }) {
      const image = (await search(call, {})).nodes.find((node) => node.image)?.image
      if (!image) throw new CaseSkipped('no product has an image')
      const isWhole = /^([a-z][a-z\d+.-]*:|\/)/i.test(image.src)
      const candidates = [image.webpSrcset, image.avifSrcset].flatMap((list) =>
        list.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      )
      const blocked = [image.src, ...candidates].filter(
        (src) => URL.canParse(src) && !imageOrigins.includes(new URL(src).origin),
      )
      const allowed = 'addresses relative to the asset base, or at `imageOrigins` of the settings'
      expectThat(blocked.length === 0, allowed, blocked)
      const path = `${platformPaths.assets}/${tenant}/${image.src}`
      const { status, headers } = await call.get(isWhole ? image.src : call.at('main', path))
      expectSame([status, headers.get('content-type')?.split('/')[0]], [200, 'image'])
    },
  },
  {
    name: 'there is a way to reach the shop',
    contract: 'schema/site.graphql, ContactDetails',
    async run({ call }) {
      const { contactDetails } = await call.ask(ContactDetailsDocument, {})
      expectThat(contactDetails.email.includes('@'), 'an e-mail address', contactDetails.email)
    },
  },
])
