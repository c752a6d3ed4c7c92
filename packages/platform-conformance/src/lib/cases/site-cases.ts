import {
  BoughtTogetherDocument,
  BrandsDocument,
  CategoriesDocument,
  CategoryDocument,
  CountriesDocument,
  FeaturesDocument,
  FooterTaxonsDocument,
  ProductsSearchDocument,
  PromotionsDocument,
  SearchSuggestionsDocument,
  SeoTranslationsDocument,
  ShippingRatesDocument,
  SimilarProductsDocument,
  SocialAccountsDocument,
  SuggestedProductsDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import { platformPaths } from '@floga/platform-contract'
import type { ContentFile, ContentManifest } from '@floga/platform-contract'
import { casesOf } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'

/** Cases about pages that only larger shops have. */
export const siteCases = casesOf('site', [
  {
    name: 'the settings of the tenant are those of its prices and places',
    contract: 'schema/site.graphql, TenantSettings',
    async run({ call }) {
      const { tenantSettings } = await call.ask(TenantSettingsDocument, {})
      const { nodes } = (await call.ask(ProductsSearchDocument, { first: 1 })).productsSearch
      expectSame(nodes[0]?.salePriceWithTax.currency, tenantSettings.currency, 'currency')
      const { countries } = await call.ask(CountriesDocument, {})
      expectSame(countries[0]?.code, tenantSettings.country, 'the first country')
      const { shippingRates } = await call.ask(ShippingRatesDocument, {})
      expectThat(shippingRates.length > 0, 'what delivery costs', shippingRates)
    },
  },
  {
    name: 'categories and brands are there with their products, and no empty one',
    contract: 'schema/catalogue.graphql, categories, brands',
    async run({ call }) {
      const { categories } = await call.ask(CategoriesDocument, {})
      const [first] = categories
      const { category } = await call.ask(CategoryDocument, { where: { slug: first?.slug ?? '' } })
      expectSame(category?.id, first?.id, 'a category by its slug')
      expectThat((category?.productsCount ?? 0) > 0, 'products in it', category)
      const { footerTaxons } = await call.ask(FooterTaxonsDocument, {})
      expectThat(footerTaxons.length <= 5, '5 at most in the footer', footerTaxons.length)
      const { brands } = await call.ask(BrandsDocument, {})
      for (const { slug } of brands.children) {
        const where = { brands: [slug] }
        const { total } = (await call.ask(ProductsSearchDocument, { where })).productsSearch
        expectThat(total > 0, `products of the brand ${slug}`, total)
      }
    },
  },
  {
    name: 'the features are in the order of their slugs',
    contract: 'schema/site.graphql, features',
    async run({ call }) {
      const { features } = await call.ask(FeaturesDocument, {})
      const slugs = features.map(({ slug }) => slug)
      expectSame(slugs, slugs.toSorted())
      await call.ask(SocialAccountsDocument, {})
    },
  },
  {
    name: 'a product is suggested while its name is typed',
    contract: 'schema/search.graphql, searchSuggestions',
    async run({ call }) {
      const { nodes } = (await call.ask(ProductsSearchDocument, { first: 1 })).productsSearch
      const name = nodes[0]?.name ?? ''
      const { searchSuggestions } = await call.ask(SearchSuggestionsDocument, { term: name })
      const found = searchSuggestions.products.map((product) => product.id)
      expectThat(found.includes(nodes[0]?.id ?? ''), `a product for '${name}'`, found)
    },
  },
  {
    name: 'a product is neither similar to itself nor bought with itself, and suggested products are on sale',
    contract: 'schema/search.graphql, similarProducts, boughtTogether, suggestedProducts',
    async run({ call }) {
      const { nodes } = (await call.ask(ProductsSearchDocument, { first: 1 })).productsSearch
      const id = nodes[0]?.id ?? ''
      const { similarProducts } = await call.ask(SimilarProductsDocument, {
        where: { id },
        first: 8,
      })
      const ids = similarProducts.map((product) => product.id)
      expectThat(!ids.includes(id) && ids.length <= 8, `8 at most, without ${id}`, ids)
      const ofBrand = await call.ask(SimilarProductsDocument, { where: { id }, fields: ['BRAND'] })
      const brand = nodes[0]?.brand?.id
      const others = ofBrand.similarProducts.filter((one) => !brand || one.brand?.id !== brand)
      expectThat(others.length === 0, 'products of its brand alone', others)
      const { boughtTogether } = await call.ask(BoughtTogetherDocument, { where: { id }, first: 4 })
      const together = boughtTogether.map((product) => product.id)
      expectThat(
        !together.includes(id) && together.length <= 4,
        `4 at most, without ${id}`,
        together,
      )
      const { suggestedProducts } = await call.ask(SuggestedProductsDocument, { first: 4 })
      expectThat(suggestedProducts.nodes.length <= 4, '4 at most', suggestedProducts.nodes.length)
    },
  },
  {
    name: 'a slug is looked up for the site of the tenant alone',
    contract: 'schema/site.graphql, seoTranslations',
    async run({ call, locale }) {
      const { nodes } = (await call.ask(ProductsSearchDocument, { first: 1 })).productsSearch
      const where = { slug: nodes[0]?.slug ?? '', type: 'PRODUCT' as const }
      const own = await call.ask(SeoTranslationsDocument, { where, locale })
      expectThat(own.seoTranslations !== null, 'the slug in the languages of the tenant', own)
      const other = await call.ask(SeoTranslationsDocument, {
        where,
        locale,
        clientId: 'another-tenant',
      })
      expectSame(other.seoTranslations, null, 'for the site of another tenant')
    },
  },
  {
    name: 'an offer that runs has reduced products',
    contract: 'schema/search.graphql, Promotion',
    async run({ call }) {
      const { promotions } = await call.ask(PromotionsDocument, { first: 10, skip: 0 })
      expectThat(promotions.nodes.length <= promotions.total, 'no more than the total', promotions)
      for (const { slug } of promotions.nodes) {
        const where = { promotions: [slug], onSale: true }
        const { total } = (await call.ask(ProductsSearchDocument, { where })).productsSearch
        expectThat(total > 0, `reduced products in ${slug}`, total)
      }
    },
  },
  {
    name: 'the texts of a language are at the hash of their content, immutable',
    contract: 'src/lib/content.ts; src/lib/endpoints.ts, platformPaths.content',
    async run({ call, locale }) {
      const manifest = await call.get(call.at('data', platformPaths.contentManifest))
      expectSame(manifest.status, 200, 'the manifest')
      const hash = (manifest.body as ContentManifest).hashes[locale]
      expectThat(hash !== undefined, `a hash for ${locale}`, manifest.body)
      const file = await call.get(call.at('data', `${platformPaths.content}/${hash}.json`))
      const { documents, locale: written } = file.body as ContentFile
      expectSame([file.status, written], [200, locale])
      expectThat(
        documents.length > 0 && !JSON.stringify(documents).includes('<script'),
        'texts without scripts',
        documents,
      )
      const kept = file.headers.get('cache-control') ?? 'no Cache-Control'
      expectThat(kept.includes('immutable'), 'Cache-Control with immutable', kept)
      const none = await call.get(
        call.at('data', `${platformPaths.content}/${'0'.repeat(64)}.json`),
      )
      expectSame(none.status, 404, 'a hash that is not known')
    },
  },
])
