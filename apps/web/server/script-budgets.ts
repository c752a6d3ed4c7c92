import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * What scripts may weigh, in kB of gzip: whoever needs more raises the number and says why.
 *
 * @param locale Language whose words are weighed: the tenant's default.
 */
export const scriptBudgets = (locale: string): ScriptBudgets => ({
  // Without the words of the language. Of each, 0.2 kB read in the head of the document what its data are without,
  // 0.4 kB fetch the data of pages that do not carry them, and 0.1 kB are names of cookies and of the footer's pages, which
  // the tenant says. 0.8 kB put a page in sight that was drawn ahead (0067).
  pages: {
    'catalogue/home/home-page': 117,
    'catalogue/list/products-page': 126.5,
    'catalogue/categories/category-page': 128.5,
    'catalogue/product/product-page': 124.5,
    'cart/page/shopping-cart-page': 127,
    'content/contact-page': 131,
    'checkout/form/checkout-page': 152,
    'account/account-page': 134,
  },
  chunks: {
    framework: 70,
    // Parts that the server keeps are named in it as well.
    shop: 34,
    cards: 4,
    cart: 5,
    forms: 17,
    rules: 4,
    session: 7,
    changes: 5,
    lists: 2.5,
    [`messages.${locale}.shell`]: 4,
    [`messages.${locale}.catalogue`]: 3,
    [`messages.${locale}.product`]: 3,
  },
})
