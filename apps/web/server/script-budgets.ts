import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * Budgets of the scripts that a page loads to hydrate, without messages. A change that needs more
 * raises the number and says why.
 */
export const scriptBudgets: ScriptBudgets = {
  filesPerPage: 16,
  pages: {
    'catalogue/home/home-page': 150,
    'catalogue/list/products-page': 152,
    'catalogue/categories/category-page': 153,
    'catalogue/product/product-page': 155,
    'cart/page/shopping-cart-page': 169,
    'contact/contact': 169,
    'checkout/form/checkout-page': 179,
    'account/account-page': 174,
  },
}
