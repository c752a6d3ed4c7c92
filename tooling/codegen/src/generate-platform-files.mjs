import { generate } from '@graphql-codegen/cli'

/** Of the types without resolvers, which every layer of the platform may use, and of the resolvers' types. */
const files = {
  contract: 'foundation/generated/contract-types.ts',
  resolvers: 'graphql/generated/resolver-types.ts',
}

/** Types of the contract whose fields the platform resolves from a record. */
const mappers = {
  Category: '../../domains/catalogue/views/category-view.js#CategoryView',
  Image: '../../domains/catalogue/views/image-view.js#ImageView',
  Order: '../../domains/orders/view/order-view.js#OrderView',
  Product: '../../domains/catalogue/views/product-view.js#ProductView',
  Promotion: '../../domains/catalogue/views/promotion-view.js#PromotionView',
  SearchResult: '../../domains/catalogue/search/search-products.js#SearchPage',
  SearchSuggestions: '../../domains/catalogue/search/search-suggestions.js#SuggestionsView',
  SharedCart: '../cart/shared-cart-view.js#SharedCartView',
  SetPart: '../../domains/catalogue/product-set.js#SetPartView',
  User: '../members/member-resolvers.js#UserView',
}

/**
 * Makes the types of the contract as the platform has them, and of its resolvers, in memory.
 *
 * @param {{ schema: string, mappers?: Record<string, string> }} sources Globs of SDL files; type →
 * module#type of its resolver's parent.
 * @returns {Promise<{ name: string, content: string }[]>} Names are relative to the platform's sources.
 */
export async function generatePlatformFiles({ schema, mappers: mapped = mappers }) {
  const config = {
    enumsAsTypes: true,
    skipTypename: true,
    useTypeImports: true,
    // Only inputs are optional: a nullable field is always in the response.
    avoidOptionals: { field: true, defaultValue: true, resolvers: true },
    immutableTypes: true,
    scalars: { DateTime: { input: 'Date', output: 'Date' }, ID: 'string' },
  }
  const outputs = await generate(
    {
      schema,
      silent: true,
      generates: {
        [files.contract]: { plugins: ['typescript'], config },
        [files.resolvers]: {
          plugins: ['typescript-resolvers'],
          config: {
            ...config,
            contextType: '../platform-context.js#PlatformContext',
            mappers: mapped,
            namespacedImportName: 'Contract',
          },
        },
      },
    },
    false,
  )
  const contentOf = (name) => outputs.find(({ filename }) => filename === name).content.trimEnd()
  return [
    { name: files.contract, content: `${contentOf(files.contract)}\n` },
    {
      name: files.resolvers,
      content: `${contractImport}\n${keepNull(contentOf(files.resolvers))}\n`,
    },
  ]
}

const contractImport = `import type * as Contract from '../../${files.contract.replace('.ts', '.js')}';`

/**
 * An argument with a default is never undefined, but a caller may pass null: the plugin's type
 * excludes that.
 */
function keepNull(code) {
  const kept = code.replace('-?: NonNullable<T[P]>', '-?: Exclude<T[P], undefined>')
  if (kept.includes('NonNullable<'))
    throw new Error('Arguments are typed in a new way. Did the plugin change?')
  return kept
}
