import { useLocale } from '@floga/i18n/react'
import type { LanguageChoice } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'

import type { LocaleCode } from '#tenant/tenant.js'
import { readHandle } from '../../wiring/request/page-handle.js'
import { locales } from '../../wiring/i18n/locales.js'
import { oncePerPage } from './once-per-page.js'

/** This page in every language: at its own address there, or at home where it has none. */
export const useLanguageChoices = oncePerPage(useChoices)

function useChoices(): LanguageChoice[] {
  const { code } = useLocale()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const alternates = matches
    .map(({ data }) => alternatesOf(data))
    .findLast((found) => found !== undefined)
  // As the page reads it: what else stands in an address would be in nobody's cached page.
  const query = readHandle(matches.at(-1)?.handle).readQuery?.(new URLSearchParams(search)).search
  const here = locales.find(code) ?? locales.defaultLocale
  return locales.all.map((locale) => ({
    code: locale.code,
    label: locale.label,
    shortLabel: locale.code.toUpperCase(),
    href: alternates
      ? (withQuery(alternates[locale.code], query) ?? locales.localizePath('/', locale.code))
      : locales.switchPath(pathname, here.code, locale.code),
    isCurrent: locale.code === code,
  }))
}

/** The same page with what was chosen on it: filters, order, variant. */
function withQuery(path: string | undefined, query: string | undefined): string | undefined {
  return path === undefined || !query || path.includes('?') ? path : `${path}?${query}`
}

function alternatesOf(data: unknown): Partial<Record<LocaleCode, string>> | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined
  const { alternates } = data
  return typeof alternates === 'object' && alternates !== null ? alternates : undefined
}
