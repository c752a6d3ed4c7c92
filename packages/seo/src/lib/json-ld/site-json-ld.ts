import { withoutEmpty, type JsonLd } from './json-ld.js'

/** The organization behind the site. */
export interface OrganizationInput {
  name: string
  url: string
  logo?: string
  email?: string
  telephone?: string
  address?: { street: string; city: string; postalCode: string; country: string }
  /** Addresses of its social accounts. */
  sameAs?: string[]
}

/** Describes the organization behind the site. @see {@link https://schema.org/Organization} */
export function organizationJsonLd(input: OrganizationInput): JsonLd {
  const { address } = input
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: input.name,
    url: input.url,
    logo: input.logo,
    email: input.email,
    telephone: input.telephone,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: input.sameAs?.length ? input.sameAs : undefined,
  })
}

/** The site as a whole. */
export interface WebSiteInput {
  name: string
  url: string
  /** BCP 47 tag of the page's language. */
  inLanguage?: string
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
    potentialAction: input.searchTarget
      ? {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: input.searchTarget },
          'query-input': 'required name=term',
        }
      : undefined,
  })
}
