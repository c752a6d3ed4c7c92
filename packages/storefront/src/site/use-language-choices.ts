'use client'

import { parseLocaleCookie, serializeLocaleCookie } from '@floga/i18n'
import { useLocale } from '@floga/i18n/react'
import type { LanguageChoice } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'

import { useStorefront } from '../lib/views/storefront-context.js'
import { storedKeysOf } from '../request/browser/stored-keys.js'
import { readHandle } from '../request/page-handle.js'

/** This page in every language: at its own address there, or at home where it has none. */
export function useLanguageChoices(): LanguageChoice[] {
  const shop = useStorefront()
  const { locales } = shop
  const { code } = useLocale()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const alternates = matches
    .map(({ data }) => alternatesOf(data))
    .findLast((found) => found !== undefined)
  // Normalized by the page: other parameters would bypass cached pages.
  const query = readHandle(matches.at(-1)?.handle).readQuery?.(new URLSearchParams(search), {
    shop,
  }).search
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

/** The same page with its state: filters, sort order, variant. */
function withQuery(path: string | undefined, query: string | undefined): string | undefined {
  return path === undefined || !query || path.includes('?') ? path : `${path}?${query}`
}

function alternatesOf(data: unknown): Partial<Record<string, string>> | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined
  const { alternates } = data
  return typeof alternates === 'object' && alternates !== null ? alternates : undefined
}

/** Saves the language of the page in a cookie. In the browser, because cached pages are public. */
export function useLocaleCookie(): void {
  const { code } = useLocale()
  const name = storedKeysOf(useStorefront()).locale
  useEffect(() => {
    if (parseLocaleCookie(document.cookie, { name }) === code) return
    const secure = location.protocol === 'https:'
    document.cookie = serializeLocaleCookie(code, { name, secure })
  }, [code, name])
}
