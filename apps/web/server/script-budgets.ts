import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * Budgets of the scripts that a page loads to hydrate, without messages. A change that needs more
 * raises the number and says why.
 */
export const scriptBudgets: ScriptBudgets = {
  filesPerPage: 16,
  pages: {
    'catalogue/home/home-page': 148,
    'catalogue/list/products-page': 151,
    'catalogue/categories/category-page': 151,
    'catalogue/product/product-page': 154,
    'cart/page/shopping-cart-page': 171,
    'content/contact-page': 170,
    'checkout/form/checkout-page': 180,
    'account/account-page': 175,
  },
}
