import { useLocale } from '@floga/i18n/react'
import type { LanguageChoice } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'

import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from '../../wiring/i18n/locales.js'

/** This page in every language: at its own address there, or at home where it has none. */
export function useLanguageChoices(): LanguageChoice[] {
  const { code } = useLocale()
  const { pathname } = useLocation()
  const alternates = useMatches()
    .map(({ data }) => alternatesOf(data))
    .findLast((found) => found !== undefined)
  const here = locales.find(code) ?? locales.defaultLocale
  return locales.all.map((locale) => ({
    code: locale.code,
    label: locale.label,
    shortLabel: locale.code.toUpperCase(),
    href: alternates
      ? (alternates[locale.code] ?? locales.localizePath('/', locale.code))
      : locales.switchPath(pathname, here.code, locale.code),
    isCurrent: locale.code === code,
  }))
}

function alternatesOf(data: unknown): Partial<Record<LocaleCode, string>> | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined
  const { alternates } = data
  return typeof alternates === 'object' && alternates !== null ? alternates : undefined
}
