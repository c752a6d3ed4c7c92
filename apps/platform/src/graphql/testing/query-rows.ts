import { publicRow, holders, members, owners, tenants } from './access-row.js'
import type { AccessRow } from './access-row.js'

const tank = '{ slug: "toroeidis-dexameni" }'

/** Every query, by name. */
export const queryRows: Readonly<Record<string, AccessRow>> = {
  contractVersion: publicRow('contractVersion'),
  countries: publicRow('countries { code }'),
  shippingRates: publicRow('shippingRates { kind zone steps { cost { amountMinor } } minDays }'),
  instalments: publicRow('instalments(amountMinor: 20000) { months }'),
  contactDetails: publicRow('contactDetails { email }'),
  tenantSettings: publicRow('tenantSettings { country }'),
  socialAccounts: publicRow('socialAccounts { name }'),
  features: publicRow('features { slug }'),
  menuCategories: tenants('menuCategories { slug }'),
  footerTaxons: tenants('footerTaxons { slug }'),
  brands: tenants('brands { children { slug } }'),
  categories: tenants('categories { slug }'),
  categoriesBySlug: tenants('categoriesBySlug(slugs: ["dexamenes"]) { slug }'),
  category: tenants('category(where: { slug: "dexamenes" }) { name }'),
  brand: tenants('brand(where: { slug: "kordelin" }) { name }'),
  product: tenants(`product(where: ${tank}) { name }`),
  catalogueExport: tenants('catalogueExport { nodes { slug } }'),
  productSet: tenants(`productSet(where: ${tank}) { parts { variant { sku } } }`),
  productsSearch: tenants('productsSearch(term: "δεξαμενή") { nodes { slug } }'),
  searchSuggestions: tenants('searchSuggestions(term: "δεξαμενή") { products { slug } }'),
  suggestedProducts: tenants('suggestedProducts { nodes { slug } }'),
  similarProducts: tenants(`similarProducts(where: ${tank}) { slug }`),
  // The test shops have no orders; it is public like the others.
  boughtTogether: {
    ask: () => `boughtTogether(where: ${tank}) { slug }`,
    outcomes: ['nothing', 'nothing', 'nothing', 'nothing'],
  },
  promotion: tenants('promotion(where: { slug: "cheimonas" }) { name }'),
  promotions: tenants('promotions { nodes { slug } }'),
  // No promotion of the test's catalogue saves anything; it is public like the others.
  bestOffer: {
    ask: () => 'bestOffer { promotion { name } }',
    outcomes: ['nothing', 'nothing', 'nothing', 'nothing'],
  },
  seoTranslations: tenants(
    'seoTranslations(where: { slug: "toroeidis-dexameni", type: PRODUCT }) { translations { slug } }',
  ),
  variantsBySku: tenants('variantsBySku(items: [{ sku: "A", quantity: 1 }]) { productName }'),
  cataloguePages: tenants('cataloguePages(type: PRODUCT) { nodes { translations { slug } } }'),
  expiredCart: holders(
    ({ expiredCartId }) => `expiredCart(id: "${expiredCartId}") { lines { quantity } }`,
  ),
  cart: holders(({ cartId }) => `cart(id: "${cartId}") { id }`),
  sharedCart: holders(({ sharedCartId }) => `sharedCart(cartId: "${sharedCartId}") { id }`),
  sharedCartOffer: holders(({ secret }) => `sharedCartOffer(secret: "${secret}") { ownerName }`),
  sharedCartEvents: holders(
    ({ sharedCartId }) => `sharedCartEvents(cartId: "${sharedCartId}", afterRevision: 0) { kind }`,
  ),
  checkoutOptions: holders(
    ({ cartId }) =>
      `checkoutOptions(cartId: "${cartId}", delivery: { country: "GR" }) { termsVersion }`,
  ),
  checkoutReview: holders(
    ({ cartId }) =>
      `checkoutReview(cartId: "${cartId}", delivery: { country: "GR" }) { review { termsVersion } }`,
  ),
  order: holders(({ orderId }) => `order(id: "${orderId}") { number email }`),
  // No token is signed for the test: see order-links.test.ts.
  orderLink: {
    ask: ({ orderId }) => `orderLink(token: "${orderId}.PAID.2.z.x") { action }`,
    outcomes: ['nothing', 'nothing', 'nothing', 'nothing'],
  },
  productReviews: tenants('productReviews(where: { sku: "A" }) { nodes { stars } }'),
  review: holders(({ reviewId }) => `review(id: "${reviewId}") { stars text }`),
  orderReviews: holders(
    ({ reviewToken }) => `orderReviews(token: "${reviewToken}") { orderNumber authorName }`,
  ),
  orderAttempt: holders(
    ({ idempotencyKey }) => `orderAttempt(idempotencyKey: "${idempotencyKey}") { number }`,
  ),
  customerRequest: holders(
    ({ requestId }) => `customerRequest(id: "${requestId}") { reference email }`,
  ),
  withdrawal: holders(({ orderId }) => `withdrawal(orderId: "${orderId}") { orderNumber email }`),
  currentUser: {
    ask: () => 'currentUser { data { email addresses { id } savedCards { id } } }',
    outcomes: ['yes', 'nothing', 'yes', 'yes'],
  },
  memberData: members(() => 'memberData'),
  orders: owners(() => 'orders { nodes { id } }'),
  memberOrder: owners(({ orderId }) => `memberOrder(id: "${orderId}") { number }`),
}
