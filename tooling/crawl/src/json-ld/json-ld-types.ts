import type { ValueKind } from './value-kinds.js'

/** Required and optional properties of a schema.org type. */
export interface TypeRule {
  required?: Readonly<Record<string, ValueKind>>
  /** Recommended by search engines. */
  recommended?: Readonly<Record<string, ValueKind>>
  optional?: Readonly<Record<string, ValueKind>>
  /** One property of each list at least. */
  anyOf?: readonly (readonly string[])[]
  /** Fewest values of a property that holds several. */
  fewest?: Readonly<Record<string, number>>
}

const schemaOrg = (...names: string[]) => ({
  oneOf: names.map((name) => `https://schema.org/${name}`),
})
const things = (...types: string[]) => ({ types })

const organization = {
  url: 'url',
  legalName: 'text',
  vatID: 'text',
  logo: 'url',
  image: 'url',
  email: 'text',
  telephone: 'text',
  contactPoint: things('ContactPoint'),
  hasMerchantReturnPolicy: things('MerchantReturnPolicy'),
  sameAs: 'url',
} as const

const product = {
  description: 'text',
  image: 'url',
  brand: things('Brand'),
} as const

const productDetails = {
  url: 'url',
  category: 'text',
  additionalProperty: things('PropertyValue'),
  aggregateRating: things('AggregateRating'),
  review: things('Review'),
} as const

/**
 * The types that shops use, by the public requirements of schema.org and of Google's rich results.
 *
 * @see {@link https://developers.google.com/search/docs/appearance/structured-data/search-gallery}
 */
export const jsonLdTypes: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: { name: 'text' },
    optional: { ...organization, address: things('PostalAddress') },
  },
  Store: {
    required: { name: 'text', address: things('PostalAddress') },
    recommended: {
      url: 'url',
      telephone: 'text',
      geo: things('GeoCoordinates'),
      openingHoursSpecification: things('OpeningHoursSpecification'),
    },
    optional: organization,
  },
  ContactPoint: {
    required: { contactType: 'text' },
    optional: { email: 'text', telephone: 'text', availableLanguage: 'language' },
    anyOf: [['email', 'telephone']],
  },
  PostalAddress: {
    required: {
      streetAddress: 'text',
      addressLocality: 'text',
      postalCode: 'text',
      addressCountry: 'country',
    },
  },
  GeoCoordinates: { required: { latitude: 'number', longitude: 'number' } },
  OpeningHoursSpecification: {
    required: {
      dayOfWeek: schemaOrg(
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ),
      opens: 'time',
      closes: 'time',
    },
  },
  WebSite: {
    required: { name: 'text', url: 'url' },
    recommended: { potentialAction: things('SearchAction') },
    optional: { inLanguage: 'language', publisher: things('Organization', 'Store') },
  },
  SearchAction: { required: { target: things('EntryPoint'), 'query-input': 'text' } },
  EntryPoint: { required: { urlTemplate: 'urlTemplate' } },
  BreadcrumbList: {
    required: { itemListElement: things('ListItem') },
    fewest: { itemListElement: 2 },
  },
  ItemList: {
    required: { itemListElement: things('ListItem') },
    optional: { numberOfItems: 'count' },
    fewest: { itemListElement: 1 },
  },
  ListItem: {
    required: { position: 'count', name: 'text' },
    optional: { item: 'url', url: 'url' },
    anyOf: [['item', 'url']],
  },
  ProductGroup: {
    required: { name: 'text', hasVariant: things('Product') },
    recommended: { ...product, productGroupID: 'text', variesBy: 'text' },
    optional: productDetails,
    fewest: { hasVariant: 2 },
  },
  Product: {
    required: { name: 'text', offers: things('Offer') },
    recommended: { image: 'url', sku: 'text' },
    optional: {
      ...product,
      ...productDetails,
      gtin: 'gtin',
      color: 'text',
      size: 'text',
      material: 'text',
      pattern: 'text',
    },
  },
  AggregateRating: {
    required: { ratingValue: 'number', reviewCount: 'count' },
    recommended: { bestRating: 'number', worstRating: 'number' },
  },
  Review: {
    required: { author: things('Person'), reviewRating: things('Rating') },
    recommended: { datePublished: 'date' },
    optional: { reviewBody: 'text' },
  },
  Rating: {
    required: { ratingValue: 'number' },
    recommended: { bestRating: 'number', worstRating: 'number' },
  },
  Person: { required: { name: 'text' } },
  Brand: { required: { name: 'text' } },
  PropertyValue: { required: { name: 'text', value: 'text' } },
  Offer: {
    required: {
      price: 'price',
      priceCurrency: 'currency',
      availability: schemaOrg('InStock', 'OutOfStock', 'BackOrder', 'Discontinued'),
    },
    recommended: {
      url: 'url',
      itemCondition: schemaOrg('NewCondition'),
      shippingDetails: things('OfferShippingDetails'),
      hasMerchantReturnPolicy: things('MerchantReturnPolicy'),
    },
    optional: {
      priceValidUntil: 'date',
      seller: things('Organization', 'Store'),
      priceSpecification: things('UnitPriceSpecification'),
    },
  },
  UnitPriceSpecification: {
    required: { price: 'price', priceCurrency: 'currency' },
    optional: {
      valueAddedTaxIncluded: 'boolean',
      priceType: schemaOrg('StrikethroughPrice'),
    },
  },
  OfferShippingDetails: {
    required: {
      shippingDestination: things('DefinedRegion'),
      shippingRate: things('MonetaryAmount'),
    },
    recommended: { deliveryTime: things('ShippingDeliveryTime') },
  },
  DefinedRegion: { required: { addressCountry: 'country' } },
  MonetaryAmount: { required: { value: 'price', currency: 'currency' } },
  ShippingDeliveryTime: {
    required: { transitTime: things('QuantitativeValue') },
    // Unknown for what is ordered from a supplier.
    optional: { handlingTime: things('QuantitativeValue') },
  },
  QuantitativeValue: {
    required: { minValue: 'count', maxValue: 'count' },
    optional: { unitCode: 'text' },
  },
  MerchantReturnPolicy: {
    required: {
      applicableCountry: 'country',
      returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: 'count',
    },
    recommended: {
      returnMethod: schemaOrg('ReturnByMail'),
      returnFees: schemaOrg('FreeReturn', 'ReturnFeesCustomerResponsibility'),
    },
  },
  FAQPage: { required: { mainEntity: things('Question') } },
  Question: { required: { name: 'text', acceptedAnswer: things('Answer') } },
  Answer: { required: { text: 'text' } },
}
