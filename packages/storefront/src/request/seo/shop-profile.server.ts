import { ShopProfileDocument } from '@floga/api-client/operations'
import type { ShopProfileQuery } from '@floga/api-client/operations'
import { organizationJsonLd } from '@floga/seo'
import type { JsonLd, ReturnPolicyInput } from '@floga/seo'

import type { ShopApi } from '../api/create-shop-api.server.js'
import { logFailure } from '../api/log-failure.server.js'
import type { PageContext } from '../page-context.server.js'

/** The shop's data for search engines. */
export type ShopProfile = ShopProfileQuery

/** Reads the shop's profile; a page without it is still whole. */
export async function loadShopProfile(api: Pick<ShopApi, 'shared'>): Promise<ShopProfile | null> {
  try {
    return await api.shared('profile', ({ query }) => query(ShopProfileDocument, {}))
  } catch (error) {
    logFailure('the shop’s profile left out', error)
    return null
  }
}

/** The name by which structured data of other pages refers to the shop. */
export function organizationId({ publicUrl }: Pick<PageContext, 'publicUrl'>): string {
  return `${publicUrl}/#organization`
}

/** The shop with its contact and hours, as structured data. */
export function shopJsonLd(
  page: Pick<PageContext, 'shop' | 'publicUrl' | 'href'>,
  profile: ShopProfile | null,
): JsonLd[] {
  if (!profile) return []
  const { contactDetails, socialAccounts } = profile
  const { company, geoAddress, postalAddress } = contactDetails
  const { shop } = page
  const { icon, share } = shop.images
  const asset = (path: string): string => `${page.publicUrl}/assets/${shop.id}/${path}`
  return [
    organizationJsonLd({
      id: organizationId(page),
      name: shop.name,
      url: page.publicUrl + page.href('/'),
      ...(icon ? { logo: asset(`${icon}.svg`) } : {}),
      ...(share ? { image: asset(`${share}-1200.jpg`) } : {}),
      email: contactDetails.email,
      telephone: contactDetails.phone,
      languages: shop.locales.all.map(({ code }) => code),
      ...(company ? { legalName: company.legalName, vatId: company.vatNumber } : {}),
      ...(postalAddress ? { address: postalAddress } : {}),
      ...(geoAddress
        ? { geo: { latitude: geoAddress.latitude, longitude: geoAddress.longitude } }
        : {}),
      openingHours: contactDetails.businessHours.flatMap(({ hours, weekdays }) => {
        const [, opens, closes] = /^(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/.exec(hours) ?? []
        return opens && closes && weekdays.length > 0 ? [{ weekdays, opens, closes }] : []
      }),
      returns: returnPolicy(profile),
      sameAs: socialAccounts.map(({ url }) => url),
    }),
  ]
}

/** The statutory right of withdrawal; the customer pays for the return, as the terms say. */
export function returnPolicy({ tenantSettings }: ShopProfile): ReturnPolicyInput {
  const { country, withdrawalDays } = tenantSettings
  return { countries: [country], days: withdrawalDays, fees: 'customer' }
}
