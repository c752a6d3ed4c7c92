import { withoutEmpty, type JsonLd, type JsonLdValue } from './json-ld.js'
import { returnsJsonLd, type ReturnPolicyInput } from './offer-json-ld.js'

/** Opening hours of the shop or its phone line. */
export interface OpeningHoursInput {
  /** ISO 8601 numbers: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[]
  /** Such as `09:00`. */
  opens: string
  /** Such as `17:00`. */
  closes: string
}

/** The organization behind the site. */
export interface OrganizationInput {
  name: string
  url: string
  /** Names it among other data, such as `https://shop.example/#organization`. */
  id?: string
  legalName?: string
  vatId?: string
  /** Full addresses. */
  logo?: string
  image?: string
  email?: string
  telephone?: string
  /** BCP 47 tags of the supported languages. */
  languages?: readonly string[]
  /** With it, the organization is a store that people can go to. */
  address?: { street: string; city: string; postalCode: string; country: string }
  geo?: { latitude: number; longitude: number }
  openingHours?: readonly OpeningHoursInput[]
  returns?: ReturnPolicyInput
  /** Addresses of its social accounts. */
  sameAs?: readonly string[]
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/**
 * Describes the organization behind the site; with a postal address as a store (a LocalBusiness),
 * which alone may have hours.
 *
 * @see {@link https://schema.org/Organization} and {@link https://schema.org/Store}
 */
export function organizationJsonLd(input: OrganizationInput): JsonLd {
  const { address, geo, openingHours = [], email, telephone } = input
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': address ? 'Store' : 'Organization',
    '@id': input.id,
    name: input.name,
    url: input.url,
    legalName: input.legalName,
    vatID: input.vatId,
    logo: input.logo,
    image: input.image,
    email,
    telephone,
    contactPoint:
      email || telephone
        ? withoutEmpty({
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email,
            telephone,
            availableLanguage: input.languages?.length ? [...input.languages] : undefined,
          })
        : undefined,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(address
      ? {
          geo: geo && { '@type': 'GeoCoordinates', ...geo },
          openingHoursSpecification: openingHours.length ? openingHours.map(toHours) : undefined,
        }
      : {}),
    hasMerchantReturnPolicy: input.returns && returnsJsonLd(input.returns),
    sameAs: input.sameAs?.length ? [...input.sameAs] : undefined,
  })
}

function toHours({ weekdays: numbers, opens, closes }: OpeningHoursInput): JsonLdValue {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: numbers.flatMap((number) => {
      const name = weekdays[number - 1]
      return name ? [`https://schema.org/${name}`] : []
    }),
    opens,
    closes,
  }
}

/** The site as a whole. */
export interface WebSiteInput {
  name: string
  url: string
  /** BCP 47 tag of the page's language. */
  inLanguage?: string
  /** `@id` of the organization behind it. */
  publisherId?: string
  /** Full address of the search, with `{term}` in place of the search term. */
  searchTarget?: string
}

/** Describes the site and how to search it. @see {@link https://schema.org/WebSite} */
export function webSiteJsonLd(input: WebSiteInput): JsonLd {
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: input.name,
    url: input.url,
    inLanguage: input.inLanguage,
    publisher: input.publisherId ? { '@id': input.publisherId } : undefined,
    potentialAction: input.searchTarget
      ? {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: input.searchTarget },
          'query-input': 'required name=term',
        }
      : undefined,
  })
}
