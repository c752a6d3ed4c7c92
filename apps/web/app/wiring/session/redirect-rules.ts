import { createRedirectRules } from '@floga/session-core'

import { tenant } from '#tenant/tenant.js'
import { locales } from '../i18n/locales.js'

/** Who may see which page of the shop, and where a login leads. */
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
