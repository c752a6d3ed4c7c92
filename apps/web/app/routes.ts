import { storefrontRoutes } from '@floga/storefront/routes'
import { prefix, route } from '@remix-run/route-config'
import type { RouteConfig } from '@remix-run/route-config'

import { features } from './features.js'

/**
 * Every route of the shop. `:lang?` is a locale's prefix; the default locale has none, and any
 * other first segment is rejected by the locale check in the root loader.
 */
export default [
  ...storefrontRoutes(import.meta.url, features),
  ...prefix(':lang?', [
    route('account', 'account/account-page.tsx'),
    route('account/data', 'account/account-data.ts'),
    route('account/confirm-email', 'account/confirm-email-page.tsx'),
    route('auth/login', 'auth/login-page.tsx'),
    route('auth/logout', 'auth/logout.ts'),
    route('auth/register', 'auth/register-page.tsx'),
    route('auth/confirm', 'auth/confirm-page.tsx'),
    route('auth/forgot-password', 'auth/forgot-password-page.tsx'),
    route('auth/reset-password', 'auth/reset-password-page.tsx'),
  ]),
] satisfies RouteConfig
