import type {
  ContactDetailsQuery,
  FooterTaxonsQuery,
  SocialAccountsQuery,
  TenantSettingsQuery,
} from '@floga/api-client/operations'

import type { MenuCategory } from './to-menu.js'

/** Who is signed in, as far as a page may know. */
export interface Member {
  /** Null until it is known. */
  email: string | null
}

/** What every page knows of the shop: contact, menu, footer. */
export interface Site {
  contact: ContactDetailsQuery['contactDetails'] | null
  /** What the tenant decides; null while the platform has not said it. */
  settings: TenantSettingsQuery['tenantSettings'] | null
  menu: MenuCategory[]
  footerCategories: FooterTaxonsQuery['footerTaxons']
  /** The shop's pages on networks. */
  socialAccounts: SocialAccountsQuery['socialAccounts']
  /** Year of the copyright line. */
  year: string
}
