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

/** Words of the question about cookies, and the script of a page's head. They come with the data: shops without a provider have no use for them. */
export type CookieQuestion = Record<
  'script' | 'title' | 'question' | 'basic' | 'all' | 'optedOut' | 'understood' | 'settings',
  string
>

/** What every page knows of the shop: contact, menu, footer. */
export interface Site {
  contact: ContactDetailsQuery['contactDetails'] | null
  /** What the tenant decides; null while the platform has not said it. */
  settings: TenantSettingsQuery['tenantSettings'] | null
  menu: MenuCategory[]
  footerCategories: FooterTaxonsQuery['footerTaxons']
  /** The shop's pages on networks. */
  socialAccounts: SocialAccountsQuery['socialAccounts']
  /** The question about cookies; null where nobody is asked. */
  cookies: CookieQuestion | null
  /** Year of the copyright line. */
  year: string
}
