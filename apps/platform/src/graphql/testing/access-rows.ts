/**
 * What comes of an operation. `yes`: it was done or told. `nothing`: null, empty or refused, as if it did not exist.
 * `login`: it needs a member.
 */
export type Outcome = 'yes' | 'nothing' | 'login'

/**
 * Who asks for what belongs to the owner, one after the other: a member of another tenant, a guest, another member, the
 * owner.
 */
export type Outcomes = readonly [foreign: Outcome, guest: Outcome, other: Outcome, owner: Outcome]

/** What the owner has. */
export interface OwnedRecords {
  password: string
  /** Of a variant of the tenant that can be ordered. */
  variantId: string
  /** Of a variant that is sold out. */
  soldOutId: string
  /** The member's cart, with one line. */
  cartId: string
  lineId: string
  /** A cart that is to be ordered. */
  orderCartId: string
  /** A guest's cart that has expired. */
  expiredCartId: string
  orderId: string
  orderNumber: string
  orderEmail: string
  /** Of the order's one line. */
  orderItemId: string
  idempotencyKey: string
  requestId: string
  subscriptionId: string
  addressId: string
  /** Of a card that a provider keeps. */
  cardId: string
  /** An order that waits for a card payment. */
  cardOrderId: string
  backInStockId: string
  /** Links of mails that went to somebody who has not confirmed a registration. */
  confirmToken: string
  resetToken: string
}

export interface AccessRow {
  /** One operation, as the body of a document. */
  ask: (of: OwnedRecords) => string
  outcomes: Outcomes
}

/** For everybody in the tenant; another tenant has none of it. */
const tenants = (ask: string): AccessRow => ({
  ask: () => ask,
  outcomes: ['nothing', 'yes', 'yes', 'yes'],
})

/** For everybody, since it says nothing of anybody. */
const everybody = (ask: string): AccessRow => ({
  ask: () => ask,
  outcomes: ['yes', 'yes', 'yes', 'yes'],
})

/** For whoever holds an id that cannot be guessed, in its tenant. */
const holders = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'yes', 'yes', 'yes'],
})

/** For the owner alone. */
const owners = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'login', 'nothing', 'yes'],
})

/** For every member, about themselves. */
const members = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['yes', 'login', 'yes', 'yes'],
})

/** For whoever opens the mail's link first. */
const links = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
})

const errors = 'errors { code }'
const tank = '{ slug: "toroeidis-dexameni" }'

/** Every query, by name. */
export const queryRows: Readonly<Record<string, AccessRow>> = {
  contractVersion: everybody('contractVersion'),
  countries: everybody('countries { code }'),
  shippingRates: everybody('shippingRates { __typename }'),
  instalments: everybody('instalments(amountMinor: 20000) { months }'),
  contactDetails: everybody('contactDetails { email }'),
  tenantSettings: everybody('tenantSettings { country }'),
  socialAccounts: everybody('socialAccounts { name }'),
  features: everybody('features { slug }'),
  menuCategories: tenants('menuCategories { slug }'),
  footerTaxons: tenants('footerTaxons { slug }'),
  brands: tenants('brands { children { slug } }'),
  categories: tenants('categories { slug }'),
  categoriesBySlug: tenants('categoriesBySlug(slugs: ["dexamenes"]) { slug }'),
  category: tenants('category(where: { slug: "dexamenes" }) { name }'),
  brand: tenants('brand(where: { slug: "kordelin" }) { name }'),
  product: tenants(`product(where: ${tank}) { name }`),
  productsSearch: tenants('productsSearch(term: "δεξαμενή") { nodes { slug } }'),
  searchSuggestions: tenants('searchSuggestions(term: "δεξαμενή") { products { slug } }'),
  suggestedProducts: tenants('suggestedProducts { nodes { slug } }'),
  similarProducts: tenants(`similarProducts(where: ${tank}) { slug }`),
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
  expiredCart: holders(
    ({ expiredCartId }) => `expiredCart(id: "${expiredCartId}") { lines { quantity } }`,
  ),
  cart: holders(({ cartId }) => `cart(id: "${cartId}") { id }`),
  checkoutOptions: holders(
    ({ cartId }) =>
      `checkoutOptions(cartId: "${cartId}", delivery: { country: "GR" }) { termsVersion }`,
  ),
  checkoutReview: holders(
    ({ cartId }) =>
      `checkoutReview(cartId: "${cartId}", delivery: { country: "GR" }) { review { termsVersion } }`,
  ),
  order: holders(({ orderId }) => `order(id: "${orderId}") { number email }`),
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

/** Every mutation, by name, in the order that they are tried in: the last ones end what the others need. */
export const mutationRows: Readonly<Record<string, AccessRow>> = {
  ping: everybody('ping'),
  memberRegister: everybody(
    `memberRegister(input: { email: "new@example.com", password: "a good password" }) { ${errors} }`,
  ),
  memberResendConfirmation: everybody(
    `memberResendConfirmation(email: "new@example.com") { ${errors} }`,
  ),
  passwordForgot: everybody(`passwordForgot(email: "forgetful@example.com") { ${errors} }`),
  backInStockRequest: {
    ask: ({ soldOutId }) =>
      `backInStockRequest(input: { variantId: "${soldOutId}", email: "a@example.com" }) { ${errors} }`,
    outcomes: ['nothing', 'yes', 'yes', 'yes'],
  },
  // One answer for every id; what is removed stays within the tenant.
  backInStockDelete: {
    ask: ({ backInStockId }) =>
      `backInStockDelete(input: { id: "${backInStockId}" }) { ${errors} }`,
    outcomes: ['yes', 'yes', 'yes', 'yes'],
  },
  customerRequestOpen: everybody(
    `customerRequestOpen(input: { kind: QUESTION, name: "A", email: "a@example.com", message: "A" }) { ${errors} }`,
  ),
  customerRequestReply: holders(
    ({ requestId }) =>
      `customerRequestReply(input: { id: "${requestId}", message: "B" }) { ${errors} }`,
  ),
  orderFind: holders(
    ({ orderNumber, orderEmail }) =>
      `orderFind(input: { number: "${orderNumber}", email: "${orderEmail}" }) { ${errors} }`,
  ),
  withdrawalConfirm: {
    ask: ({ orderId, orderItemId }) =>
      `withdrawalConfirm(input: { orderId: "${orderId}", name: "A", items: [{ id: "${orderItemId}", quantity: 1 }] }) { ${errors} }`,
    // Nothing is left after the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  newsletterSubscribe: everybody(
    `newsletterSubscribe(input: { email: "a@example.com", wordingVersion: "1" }) { ${errors} }`,
  ),
  newsletterConfirm: holders(
    ({ subscriptionId }) => `newsletterConfirm(id: "${subscriptionId}") { ${errors} }`,
  ),
  // One answer for every id; what is removed stays within the tenant.
  newsletterUnsubscribe: {
    ask: ({ subscriptionId }) => `newsletterUnsubscribe(id: "${subscriptionId}") { ${errors} }`,
    outcomes: ['yes', 'yes', 'yes', 'yes'],
  },
  cartAddItem: holders(
    ({ cartId, variantId }) =>
      `cartAddItem(input: { cartId: "${cartId}", variantId: "${variantId}", quantity: 1 }) { ${errors} }`,
  ),
  cartUpdateItem: holders(
    ({ cartId, lineId }) =>
      `cartUpdateItem(input: { cartId: "${cartId}", lineId: "${lineId}", difference: 1 }) { ${errors} }`,
  ),
  cartSetItem: holders(
    ({ cartId, lineId }) =>
      `cartSetItem(input: { cartId: "${cartId}", lineId: "${lineId}", quantity: 2, fromQuantity: 1 }) { ${errors} }`,
  ),
  cartAcceptChanges: holders(
    ({ cartId }) => `cartAcceptChanges(cartId: "${cartId}") { ${errors} }`,
  ),
  cartMerge: owners(({ cartId }) => `cartMerge(cartId: "${cartId}") { ${errors} }`),
  cartSetAddress: holders(
    ({ cartId }) =>
      `cartSetAddress(input: { cartId: "${cartId}", country: "GR", postalCode: "10431" }) { ${errors} }`,
  ),
  cartApplyCoupon: holders(
    ({ cartId }) => `cartApplyCoupon(cartId: "${cartId}", code: "MATRIX") { ${errors} }`,
  ),
  cartRemoveCoupon: holders(({ cartId }) => `cartRemoveCoupon(cartId: "${cartId}") { ${errors} }`),
  cartRestoreExpired: {
    ask: ({ expiredCartId }) => `cartRestoreExpired(cartId: "${expiredCartId}") { ${errors} }`,
    // One answer for whoever holds the id; to nobody else is there anything.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartSaveItem: {
    ask: ({ cartId, lineId }) =>
      `cartSaveItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Saved by the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartRestoreItem: {
    ask: ({ cartId, lineId }) =>
      `cartRestoreItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Back with the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartRemoveItem: {
    ask: ({ cartId, lineId }) =>
      `cartRemoveItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Gone after the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartDeleteSavedItem: {
    ask: ({ cartId, lineId }) =>
      `cartDeleteSavedItem(input: { cartId: "${cartId}", lineId: "${lineId}" }) { ${errors} }`,
    // Gone after the first.
    outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
  },
  cartClear: holders(({ cartId }) => `cartClear(cartId: "${cartId}") { ${errors} }`),
  checkoutPlaceOrder: holders(
    ({ orderCartId }) => `checkoutPlaceOrder(input: { cartId: "${orderCartId}"
      idempotencyKey: "matrix-key-000001"
      contact: { email: "a@example.com", firstName: "A", lastName: "B", phone: "2101234567" }
      billingAddress: { address: "A 1", country: "GR", region: "GR-I", city: "A", postalCode: "10431" }
      shippingMethodId: "courier", paymentMethodId: "bank-transfer", expectedTotalMinor: 1630
      termsVersion: "1", termsAccepted: true }) { ${errors} }`,
  ),
  // A member's order is for the member alone, although others may hold its id.
  orderCancel: {
    ask: ({ orderId }) => `orderCancel(orderId: "${orderId}") { ${errors} }`,
    outcomes: ['nothing', 'nothing', 'nothing', 'yes'],
  },
  orderPay: holders(
    ({ cardOrderId }) =>
      `orderPay(input: { orderId: "${cardOrderId}", returnUrl: "http://127.0.0.1:3000/back" }) { ${errors} url }`,
  ),
  paymentSettle: holders(
    ({ cardOrderId }) => `paymentSettle(orderId: "${cardOrderId}") { ${errors} status }`,
  ),
  cardDelete: owners(({ cardId }) => `cardDelete(id: "${cardId}") { ${errors} }`),
  orderAgain: owners(({ orderId }) => `orderAgain(input: { orderId: "${orderId}" }) { ${errors} }`),
  addressSave: owners(
    ({ addressId }) =>
      `addressSave(input: { id: "${addressId}", address: { address: "B 2", country: "CY", city: "B", postalCode: "1010" } }) { ${errors} }`,
  ),
  addressRemove: owners(({ addressId }) => `addressRemove(id: "${addressId}") { ${errors} }`),
  memberUpdate: members(() => `memberUpdate(input: { firstName: "Νίκος" }) { ${errors} }`),
  memberChangeEmail: members(
    ({ password }) =>
      `memberChangeEmail(input: { email: "moved@example.com", currentPassword: "${password}" }) { ${errors} }`,
  ),
  memberConfirm: links(
    ({ confirmToken }) => `memberConfirm(token: "${confirmToken}") { ${errors} }`,
  ),
  passwordChange: members(
    ({ password }) =>
      `passwordChange(input: { currentPassword: "${password}", password: "${password}" }) { ${errors} }`,
  ),
  passwordReset: links(
    ({ resetToken }) =>
      `passwordReset(input: { token: "${resetToken}", password: "another good one" }) { ${errors} }`,
  ),
  memberDelete: members(
    ({ password }) => `memberDelete(input: { currentPassword: "${password}" }) { ${errors} }`,
  ),
}
