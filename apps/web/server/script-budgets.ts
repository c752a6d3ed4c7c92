import type { ScriptBudgets } from '@floga/remix-server/vite'

/**
 * Budgets of the scripts that a page loads to hydrate, without messages. A change that needs more
 * raises the number and says why.
 */
export const scriptBudgets: ScriptBudgets = {
  filesPerPage: 18,
  pages: {
    'home/home': 155,
    'catalogue/products': 157,
    'catalogue/category': 157,
    'catalogue/product': 163,
    'cart/cart': 173,
    'contact/contact': 175,
    'checkout/checkout': 185,
    'members/account': 178,
  },
}
