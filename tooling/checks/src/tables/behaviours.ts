/** One thing that a shopper does, and where it begins in the code. */
export interface Behaviour {
  name: string
  /**
   * The functions where it begins, in the browser and on both servers: `name`, or `file#name` where a name is not enough, the
   * file without its ending.
   */
  starts: readonly string[]
  /** The GraphQL operations that it sends; others are not followed. */
  operations: readonly string[]
  /** Leaves that this behaviour is about, and which are therefore followed. */
  followed?: readonly string[]
}

/** A name of our own for code that every request, or every page, passes. */
export interface Leaf {
  name: string
  files: RegExp
}

/** Code that runs in every request: listed separately, and not followed further. */
export const leaves: readonly Leaf[] = [
  { name: 'kit', files: /^packages\/ui\// },
  { name: 'languages', files: /^(packages\/i18n|apps\/web\/app\/wiring\/i18n)\// },
  {
    name: 'session',
    files:
      /^(packages\/session-core|apps\/web\/app\/wiring\/session)\/|^apps\/platform\/src\/graphql\/auth\/sessions\.ts/,
  },
  {
    name: 'requests and route checks',
    files: /^apps\/web\/app\/wiring\/((checks|request)\/|api\/responses\.server\.ts)/,
  },
  {
    name: 'platform client',
    files:
      /^packages\/(api-client|platform-contract)\/|^apps\/web\/app\/wiring\/api\/(create-shop-api\.server|log-failure\.server)\.ts/,
  },
  { name: 'page server', files: /^packages\/remix-server\// },
  { name: 'platform foundation', files: /^apps\/platform\/src\/(foundation|composition|http)\// },
  { name: 'tenant settings', files: /^apps\/web\/tenants\// },
]

/** The behaviours that are measured. */
export const behaviours: readonly Behaviour[] = [
  {
    name: 'add-to-cart',
    starts: ['AddToCartSection', 'createShopCart', 'cart/cart-state#action'],
    operations: ['CartAddItem'],
  },
  {
    name: 'filtered-search',
    starts: ['ListFilters', 'list/products-page#loader', 'list/products-page#ProductsPage'],
    operations: ['ProductsSearch'],
  },
  {
    name: 'login-with-refresh',
    starts: ['logIn', 'openBrowserSession', 'session/renew-session#action', 'grantTokens'],
    operations: [],
    followed: ['session'],
  },
  {
    name: 'place-order',
    starts: ['usePlaceOrder', 'checkOut'],
    operations: ['CheckoutPlaceOrder'],
  },
  {
    name: 'switch-language',
    starts: ['useLanguageChoices', 'internationalisation', 'seo', 'loadLanguage'],
    operations: [],
    followed: ['languages'],
  },
]
