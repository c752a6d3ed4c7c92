export { shopAsset } from './components/shop-asset.js'
export { buttonRow } from './components/button-row.styles.js'
export { ContactBlock } from './components/contact/contact-block.js'
export { ContactButtons } from './components/contact/contact-buttons.js'
export { ContactLines } from './components/contact/contact-lines.js'
export { phoneHref } from './components/contact/phone-href.js'
export { ShopPhoto } from './components/contact/shop-photo.js'
export { freeShippingAbove, type FreeShipping } from './components/free-shipping-above.js'
export {
  asAvif,
  toCardImage,
  toPlainImage,
  type CardImage,
  type FullImage,
} from './components/images/card-image.js'
export { namedImage } from './components/images/named-image.js'
export { imageSizes, lineDrawing, toImage } from './components/images/to-image.js'
export { LegalGuarantee } from './components/legal-guarantee.js'
export { PageBreadcrumbs, type PageBreadcrumbsProps } from './components/page-breadcrumbs.js'
export { brandName } from './features/orders/payment-text.js'
export { PrivacyNote } from './components/privacy-note.js'
export type { RichTextElement, RichTextNode } from './components/rich-text/rich-text-node.js'
export { RichText } from './components/rich-text/rich-text.js'
export type { MessageParams } from './generated/message-keys.js'
export { StorefrontContext, useLanguage, useStorefront } from './lib/views/storefront-context.js'
export { meta as pageMeta } from './request/seo/route-meta.js'
export type { CookieQuestion, Member, MenuCategory, MenuNode, Site } from './site/site.js'
export { SiteContext, useHasPage, useHasPart, useLoadedSite, useSite } from './site/use-site.js'
export { Section } from './components/section.js'
export { useDeliveryEstimate } from './components/use-delivery-estimate.js'
export type {
  CheckoutOptionsData,
  CheckoutReviewData,
  CountryData,
  MemberAddressData,
  MemberData,
  OrderData,
  PaymentMethodData,
  SavedCardData,
} from './request/api/api-types.js'
export {
  useCategoryMenu,
  useCategoryPosition,
  type CategoryPosition,
} from './site/use-category-menu.js'
export { useConsent } from './features/consent/use-consent.js'
export { useLanguageChoices, useLocaleCookie } from './site/use-language-choices.js'
