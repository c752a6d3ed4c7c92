import { cookiePolicyHandle } from '@floga/storefront/cookie-policy'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { CookiePolicyLayout } from './cookie-policy-layout.js'

export { pageMeta as meta } from '@floga/storefront'
export { CookiePolicyPage as default } from '@floga/storefront/cookie-policy'
export { loadCookiePolicy as loader } from '@floga/storefront/server'

/** The document in a layout of its own, with a link back to the website. */
export const handle: PageHandle = {
  ...cookiePolicyHandle,
  cache: 'public',
  namespaces: ['legal'],
  layout: CookiePolicyLayout,
}
