import { storefrontRoutes } from '@floga/storefront/routes'
import { prefix, route } from '@remix-run/route-config'
import type { RouteConfig } from '@remix-run/route-config'

import { features } from './features.js'

/**
 * Every route of the shop. `:lang?` is a locale's prefix; the default locale has none, and any
 * other first segment is rejected by the locale check in the root loader.
 */
export default [
  ...storefrontRoutes(import.meta.url, features, {
    replace: { 'consent/cookie-policy': 'content/cookie-policy-page.tsx' },
  }),
  route('.well-known/security.txt', 'resources/security-txt.ts'),
  route('llms.txt', 'feeds/llms-txt.ts'),
  route('visit-counts', 'visits/visit-counts.ts'),
  route('favicon.ico', 'resources/favicon.ts'),
  route('apple-touch-icon.png', 'resources/apple-touch-icon.ts'),
  ...prefix(':lang?', [
    route('manifest.webmanifest', 'resources/manifest.ts'),
    route('offline', 'pwa/offline-page.tsx'),
    route('account', 'account/account-page.tsx'),
    route('account/data', 'account/account-data.ts'),
    route('account/confirm-email', 'account/confirm-email-page.tsx'),
    route('auth/login', 'auth/login-page.tsx'),
    route('auth/logout', 'auth/logout.ts'),
    route('auth/register', 'auth/register-page.tsx'),
    route('auth/confirm', 'auth/confirm-page.tsx'),
    route('auth/forgot-password', 'auth/forgot-password-page.tsx'),
    route('auth/reset-password', 'auth/reset-password-page.tsx'),
    route('*', 'content/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
