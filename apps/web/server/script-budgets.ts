import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * Budgets of the scripts that a page loads to hydrate, without messages. A change that needs more
 * raises the number and says why.
 */
export const scriptBudgets: ScriptBudgets = {
  filesPerPage: 18,
  pages: {
    'home/home': 149,
    'catalogue/products': 156,
    'catalogue/category': 157,
    'catalogue/product': 157,
    'cart/cart': 166,
    'contact/contact': 172,
    'checkout/checkout': 179,
    'members/account': 173,
  },
}
