export { findScene } from './components/images/find-scene.server.js'
export { parseRichText } from './components/rich-text/parse-rich-text.server.js'
export { answerBackInStockRequest } from './features/back-in-stock/back-in-stock-request.server.js'
export { loadCookiePolicy } from './features/consent/load-cookie-policy.server.js'
export { loadDocument, type DocumentVersions } from './features/content/load-document.server.js'
export { followEmailLink, type ConfirmedLink } from './forms/follow-email-link.server.js'
export {
  loadFormPage,
  type FormPageData,
  type FormPageOptions,
  type FormPageResponse,
} from './forms/load-form-page.server.js'
export {
  answerForm,
  readForm,
  type FormReading,
  type ReadFormOptions,
  type ValidForm,
} from './forms/read-form.server.js'
export type { FormUserError } from './forms/sort-user-errors.js'
export { loadRoot, type RootData } from './layout/load-root.server.js'
export { handleError, handleRequest } from './lib/server/handle-request.js'
export { answerGeneratedFile } from './request/answer-generated-file.server.js'
export {
  createShopApi,
  isUnauthorized,
  toLogin,
  toResponse,
  type ShopApi,
} from './request/api/create-shop-api.server.js'
export { logFailure } from './request/api/log-failure.server.js'
export {
  isUnavailable,
  notFound,
  orderUnavailable,
  systemError,
  unavailable,
  type ErrorBody,
} from './request/api/responses.server.js'
export {
  purchaseMemoryOf,
  storedNamesOf,
  type StoredName,
  type StoredPurpose,
} from './request/browser/stored-names.server.js'
export { isSentByPage } from './request/is-sent-by-page.js'
export { loaderHeaders } from './request/loader-headers.js'
export { documentContext, pageContext, type PageContext } from './request/page-context.server.js'
export type { PageResponse } from './request/page-response.js'
export { isPublicPage } from './request/page-handle.js'
export { keepPostedFields, postedFieldsOf } from './request/posted-fields.server.js'
export { readFormData } from './request/read-form-data.server.js'
export {
  samePath,
  toAlternates,
  toSearchTexts,
  type Alternates,
  type SearchTexts,
} from './request/seo/alternates.server.js'
export { pageMeta, type PageMetaInput } from './request/seo/page-meta.server.js'
export {
  loadShopProfile,
  organizationId,
  returnPolicy,
  shopJsonLd,
  type ShopProfile,
} from './request/seo/shop-profile.server.js'
export { requestSession, type RequestSession } from './request/session/request-session.server.js'
export { loadSite, type LoadedSite } from './site/load-site.server.js'
export {
  readCartId,
  rememberCart,
  rememberFormerCart,
  rememberOwnCart,
  saveMergeChanges,
} from './features/cart/server/cart-cookies.server.js'
export { mergeCart } from './features/cart/server/merge-cart.server.js'
export { readCart } from './features/cart/server/read-cart.server.js'
export {
  findAdditionTarget,
  saveSharingEnd,
} from './features/cart/server/return-to-own-cart.server.js'
export { toCart } from './features/cart/server/to-cart.server.js'
export type { ListPage } from './features/catalogue/list/load-list-page.server.js'
export { type GuaranteeNotice, loadGuarantee } from './features/content/load-guarantee.server.js'
export { createSealedCookie, privateCookie } from './request/sealed-cookie.server.js'
export type { CartPageData } from './features/cart/page/shopping-cart-page.js'
export type { ProductPageData } from './features/catalogue/product/product-page.js'
export type { CheckoutPageData } from './features/checkout/form/checkout-page.js'
export type { ReceiptPageData } from './features/checkout/receipt/receipt-page.js'
