'use client'

import { parseLocaleCookie } from '@floga/i18n'
import { useLocale } from '@floga/i18n/react'
import { Alert, Container, Link } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'

import { useStorefront } from '../lib/views/storefront-context.js'
import { useLanguage } from '../lib/views/storefront-context.js'
import { storedKeysOf } from '../request/browser/stored-keys.js'

/**
 * On the home page, the way to the language that was read before: its address alone does not tell,
 * and a redirect would depend on a cookie, which cached pages do not know. In browsers alone.
 */
export function EarlierLanguage(): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { locales } = shop
  const { code } = useLocale()
  const { pathname } = useLocation()
  // The page stores its own language when it is shown: what it found then is what counts.
  const earlier = useSyncExternalStore(
    noChanges,
    () => readEarlier(storedKeysOf(shop).locale),
    () => undefined,
  )
  const locale = earlier === undefined ? undefined : locales.find(earlier)
  if (!locale || locale.code === code || pathname !== href('/')) return null
  return (
    <Container>
      <Alert tone="info">
        {t('nav.earlierLanguage')}{' '}
        <Link
          href={locales.localizePath('/', locale.code)}
          lang={locale.code}
          hrefLang={locale.code}
        >
          {locale.label}
        </Link>
      </Alert>
    </Container>
  )
}

let found: { earlier: string | undefined } | undefined

/**
 * Read once, before the first page of this visit stores its own. A visitor who comes from another
 * page of the shop has chosen this language.
 */
function readEarlier(name: string): string | undefined {
  found ??= {
    earlier: document.referrer.startsWith(`${location.origin}/`)
      ? undefined
      : parseLocaleCookie(document.cookie, { name }),
  }
  return found.earlier
}

function noChanges(): () => void {
  return () => {}
}
