import type { ScriptBudgets } from '@floga/remix-server/vite'

/** What scripts may weigh, in kB of gzip: whoever needs more raises the number and says why. */
export const scriptBudgets: ScriptBudgets = {
  // Without the words of the language.
  pages: {
    'catalogue/home/home-page': 137,
    'catalogue/list/products-page': 147,
    'catalogue/categories/category-page': 149,
    'catalogue/product/product-page': 145,
    'cart/page/shopping-cart-page': 146,
    'content/contact-page': 151,
    'checkout/form/checkout-page': 172,
    'account/account-page': 154,
  },
  chunks: {
    framework: 86,
    shop: 38,
    cards: 4,
    cart: 5,
    forms: 17,
    rules: 4,
    session: 7,
    lists: 3,
    'messages.el.shell': 4,
    'messages.el.catalogue': 3,
    'messages.el.product': 3,
  },
}
