import { createRedirectRules } from '@floga/session-core/redirects'
import type { RedirectRules } from '@floga/session-core/redirects'

import type { Storefront } from '../../lib/create-storefront.js'

const made = new WeakMap<Storefront['locales'], RedirectRules>()

/** Access rules of a shop's pages, and redirects after login. */
export function redirectRulesOf({ locales }: Pick<Storefront, 'locales'>): RedirectRules {
  const known = made.get(locales)
  if (known) return known
  const rules = createRedirectRules({
    localePrefixes: locales.all
      .filter(({ code }) => code !== locales.defaultLocale.code)
      .map(({ code }) => locales.localizePath('/', code)),
  })
  made.set(locales, rules)
  return rules
}

/** Name under which an address of the login carries the path to return to. */
export const RETURN_NAME = 'return'

/** The address of an auth page that leads back to a path; without one, home. */
export function withReturnPath(rules: RedirectRules, address: string, path: string | null): string {
  const returnTo = rules.parseReturnPath(path)
  return returnTo ? `${address}?${new URLSearchParams({ [RETURN_NAME]: returnTo })}` : address
}
