import type { ContactDetailsQuery, FooterTaxonsQuery } from '@floga/api-client/operations'

import type { MenuCategory } from './to-menu.js'

/** What every page knows of the shop: contact, menu, footer. */
export interface Site {
  contact: ContactDetailsQuery['contactDetails'] | null
  menu: MenuCategory[]
  footerCategories: FooterTaxonsQuery['footerTaxons']
  /** Year of the copyright line. */
  year: string
}
