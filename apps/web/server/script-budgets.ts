import type { ScriptBudgets } from '@floga/remix-server/vite'

/** What scripts may weigh, in kB of gzip: whoever needs more raises the number and says why. */
export const scriptBudgets: ScriptBudgets = {
  // Without the words of the language.
  pages: {
    'catalogue/home/home-page': 150,
    'catalogue/list/products-page': 160,
    'catalogue/categories/category-page': 161,
    'catalogue/product/product-page': 156,
    'cart/page/shopping-cart-page': 171,
    'content/contact-page': 167,
    'checkout/form/checkout-page': 178,
    'account/account-page': 170,
  },
  chunks: { framework: 86, shop: 50, forms: 21, session: 7, lists: 3 },
}
