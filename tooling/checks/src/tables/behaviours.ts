/** One thing that a shopper does, and where it begins in the code. */
export interface Behaviour {
  name: string
  /**
   * The functions where it begins, in the browser and on both servers: `name`, or `file#name` where a name is not enough, the
   * file without its ending. Another name or place that it had stands beside it after `|`.
   */
  starts: readonly string[]
  /** The GraphQL operations that it sends; others are not followed. */
  operations: readonly string[]
  /** Leaves that this behaviour is about, and which are therefore followed. */
  followed?: readonly string[]
}

/** Where a name of our own stands for code that every request, or every page, passes. */
export interface Leaf {
  name: string
  files: RegExp
}

/** What every request passes: shown apart, and not followed further. */
export const leaves: readonly Leaf[] = [
  { name: 'kit', files: /^packages\/ui\// },
  {
    name: 'languages',
    files:
      /^packages\/i18n\/|^apps\/web\/app\/wiring\/(i18n\/|(use-language|languages|locales|messages|locale-param|all-languages\.server)\.ts)/,
  },
  {
    name: 'session',
    files:
      /^packages\/session-core\/|^apps\/web\/app\/wiring\/session\/|^apps\/platform\/src\/graphql\/(auth\/)?sessions\.ts/,
  },
  {
    name: 'requests and route checks',
    files:
      /^apps\/web\/app\/wiring\/((checks|request)\/|(page-context\.server|cache-policy|page-handle|loader-headers)\.ts|(api\/)?responses\.server\.ts)/,
  },
  {
    name: 'platform client',
    files:
      /^packages\/(api-client|platform-contract)\/|^apps\/web\/app\/wiring\/(api\.server|log\.server|api\/create-shop-api\.server|api\/log-failure\.server)\.ts/,
  },
  {
    name: 'page server',
    files: /^packages\/remix-server\/|^apps\/web\/app\/wiring\/.*sealed-cookie/,
  },
  {
    name: 'platform foundation',
    files:
      /^apps\/platform\/src\/(foundation|database|messages|tenants|pricing|throttle|jobs|mail|words|composition|create-platform|http)(\/|\.ts)/,
  },
  {
    name: 'tenant settings',
    files: /^apps\/web\/(app\/tenant|tenants\/[^/]+)\//,
  },
]

/** The behaviours that are measured. */
export const behaviours: readonly Behaviour[] = [
  {
    name: 'add-to-cart',
    starts: ['AddToCartSection|OrderForm', 'cart/cart-state#action'],
    operations: ['CartAddItem'],
  },
  {
    name: 'filtered-search',
    starts: [
      'ListFilters',
      'list/products-page#loader|catalogue/products#loader',
      'list/products-page#ProductsPage|catalogue/products#ProductsPage',
    ],
    operations: ['ProductsSearch'],
  },
  {
    name: 'login-with-refresh',
    starts: [
      'logIn',
      'openBrowserSession',
      'session/renew-session#action|session/renew#action',
      'grantTokens',
    ],
    operations: [],
    followed: ['session'],
  },
  {
    name: 'place-order',
    starts: ['usePlaceOrder|usePlacing', 'checkOut'],
    operations: ['CheckoutPlaceOrder'],
  },
  {
    name: 'switch-language',
    starts: ['useLanguageChoices', 'internationalisation', 'seo', 'loadLanguage|startLanguage'],
    operations: [],
    followed: ['languages'],
  },
]
