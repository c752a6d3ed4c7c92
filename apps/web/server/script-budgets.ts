import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * Budgets of the scripts that a page loads to hydrate, without messages. A change that needs more
 * raises the number and says why.
 */
export const scriptBudgets: ScriptBudgets = {
  filesPerPage: 16,
  pages: {
    'home/home': 145,
    'catalogue/products': 153,
    'catalogue/category': 154,
    'catalogue/product': 154,
    'cart/cart': 164,
    'contact/contact': 164,
    'checkout/checkout': 176,
    'account/account-page': 169,
  },
}
