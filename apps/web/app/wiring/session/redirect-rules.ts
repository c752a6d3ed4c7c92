import { createRedirectRules } from '@floga/session-core/redirects'

import { tenant } from '#tenant/tenant.js'
import { locales } from '../i18n/locales.js'

/** Access rules of the shop's pages, and redirects after login. */
export const redirectRules = createRedirectRules({
  localePrefixes: tenant.locales
    .filter(({ code }) => code !== tenant.defaultLocale)
    .map(({ code }) => locales.localizePath('/', code)),
})

/** Name under which an address of the login carries the path to return to. */
export const RETURN_NAME = 'return'

/** The address of a auth page that leads back to a path; without one, home. */
export function withReturnPath(address: string, path: string | null): string {
  const returnTo = redirectRules.parseReturnPath(path)
  return returnTo ? `${address}?${new URLSearchParams({ [RETURN_NAME]: returnTo })}` : address
}
