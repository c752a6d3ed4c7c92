import type {
  ContactDetailsQuery,
  FooterTaxonsQuery,
  SocialAccountsQuery,
  TenantSettingsQuery,
} from '@floga/api-client/operations'

import type { ProductCardData } from '../request/api/api-types.js'
import type { PagelessCapability } from './pageless-capabilities.js'
import type { CardImage } from '../components/images/card-image.js'

/** The signed-in user, with what pages may show. */
export interface Member {
  /** Null until it is known. */
  email: string | null
}

/**
 * Messages of the consent prompt, and its inline script. Part of the loader data, because shops
 * without a provider do not need them.
 */
export type CookieQuestion = Record<
  'script' | 'title' | 'question' | 'basic' | 'all' | 'optedOut' | 'understood' | 'settings',
  string
>

/** A category as the menus know it: every page carries them, so they carry nothing else. */
export interface MenuNode {
  name: string
  slug: string
  /** Path of its smallest file in the asset service. */
  thumbnail?: string
  children?: MenuNode[]
}

/** A category of the first level, with its image. */
export interface MenuCategory extends MenuNode {
  image?: CardImage | null
  /** Its largest reduction, if that is worth a mention. */
  offer?: MenuOffer
}

/** A reduced product as menus show it. */
export interface MenuOffer extends Pick<ProductCardData, 'name' | 'slug'> {
  amount: string
  isFrom: boolean
  previous: string
  lowest: string | null
}

/** The shop's data on every page: contact, menu, footer. */
export interface Site {
  contact: ContactDetailsQuery['contactDetails'] | null
  /** The tenant's settings; null until the platform has responded. */
  settings: Omit<TenantSettingsQuery['tenantSettings'], 'capabilities'> | null
  menu: MenuCategory[]
  footerCategories: FooterTaxonsQuery['footerTaxons']
  /** Number of products on sale; null until it is known. */
  productsCount: number | null
  /** The shop's pages on networks. */
  socialAccounts: SocialAccountsQuery['socialAccounts']
  /** The consent prompt; null if there is none. */
  cookies: CookieQuestion | null
  /** Parts of pages that the platform is not capable of. */
  missingParts: readonly PagelessCapability[]
  /** Paths of features that the shop does not have, without a locale's prefix. */
  missingPaths: readonly string[]
  /** Year of the copyright line. */
  year: string
}
