import { textDirection } from '@floga/i18n'
import { plainPage } from '@floga/remix-server'

import type { Storefront } from '../create-storefront.js'

/** The page for when the shop's own cannot be had. */
export function systemErrorPage(shop: Storefront, pathname: string): string {
  const { t, ...shared } = partsFor(shop, pathname)
  return plainPage({ ...shared, title: t('errors.systemTitle'), text: [t('errors.systemText')] })
}

/** The page that an unsupported browser gets instead of any other, with status 417. */
export function unsupportedBrowserPage(
  shop: Storefront,
  pathname: string,
  userAgent: string | null,
): string {
  const { t, ...shared } = partsFor(shop, pathname)
  return plainPage({
    ...shared,
    name: t('errors.unsupportedName'),
    title: t('errors.unsupportedTitle'),
    text: [t('errors.unsupportedText'), t('errors.unsupportedDownload')],
    links: browsers
      .filter(({ runsOn }) => runsOn.test(userAgent ?? ''))
      .map(({ label, href }) => ({ label, href })),
  })
}

/** Browsers that receive updates, and the systems that they are made for. */
const browsers = [
  { label: 'Mozilla Firefox', href: 'https://www.mozilla.org/firefox/', runsOn: /^/ },
  { label: 'Google Chrome', href: 'https://www.google.com/chrome/', runsOn: /^/ },
  {
    label: 'Microsoft Edge',
    href: 'https://www.microsoft.com/edge',
    runsOn: /Windows|Macintosh|Android|iPhone|iPad/,
  },
  { label: 'Opera', href: 'https://www.opera.com/', runsOn: /^/ },
  {
    label: 'Safari',
    href: 'https://www.apple.com/safari/',
    runsOn: /Macintosh|Mac OS X|iPhone|iPad/,
  },
]

function partsFor({ name, mark, logo, locales, languageOf }: Storefront, pathname: string) {
  const { locale } = locales.parsePath(pathname)
  const { t } = languageOf(locale)
  const home = locales.localizePath('/', locale.code)
  return {
    t,
    locale: locale.code,
    direction: textDirection(locale.iso),
    logo: { src: logo?.src ?? mark, alt: name },
    ...(pathname === home ? {} : { back: { label: t('errors.back'), href: home } }),
  }
}
