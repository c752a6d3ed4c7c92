export { absoluteUrl } from './lib/absolute-url.js'
export { createSeo, type Alternate, type PageSeoInput, type Seo } from './lib/create-seo.js'
export type { SeoOptions, SocialImage } from './lib/create-seo.js'
export { cutDescription } from './lib/description.js'
export { serializeJsonLd, type JsonLd, type JsonLdValue } from './lib/json-ld/json-ld.js'
export {
  breadcrumbJsonLd,
  faqJsonLd,
  itemListJsonLd,
  type ListedPage,
} from './lib/json-ld/list-json-ld.js'
export { llmsTxt, type LlmsLink, type LlmsTxtOptions } from './lib/files/llms-txt.js'
export type { MetaDescriptor } from './lib/meta-descriptor.js'
export type { PriceInput } from './lib/json-ld/price-text.js'
export type { DaysInput, OfferInput, ProductAvailability } from './lib/json-ld/offer-json-ld.js'
export type { ReturnPolicyInput } from './lib/json-ld/offer-json-ld.js'
export {
  productJsonLd,
  type ProductInput,
  type RatingInput,
  type ReviewInput,
  type VariantInput,
} from './lib/json-ld/product-json-ld.js'
export { robotsTxt, type RobotsOptions, type RobotsRule } from './lib/files/robots.js'
export { securityTxt, type SecurityTxtOptions } from './lib/files/security-txt.js'
export { SeoError, type SeoErrorCode } from './lib/seo-error.js'
export { organizationJsonLd, webSiteJsonLd } from './lib/json-ld/site-json-ld.js'
export type {
  OpeningHoursInput,
  OrganizationInput,
  WebSiteInput,
} from './lib/json-ld/site-json-ld.js'
export { SITEMAP_MAX_URLS, sitemapIndexXml, writeSitemap } from './lib/files/sitemap.js'
export type { SitemapFile, SitemapOptions, SitemapUrl } from './lib/files/sitemap.js'
