import { textDirection } from '@floga/i18n'
import { plainPage } from '@floga/remix-server'

import { serverWords } from './server-words.js'

/** The page for when the shop's own cannot be had, with status 500. */
export function systemErrorPage(locale: string): string {
  const { systemTitle, systemText } = serverWords(locale)
  return plainPage({
    locale,
    direction: textDirection(locale),
    title: systemTitle,
    text: [systemText],
  })
}

/** The page that an unsupported browser gets instead of any other, with status 417. */
export function unsupportedBrowserPage(locale: string): string {
  const words = serverWords(locale)
  return plainPage({
    locale,
    direction: textDirection(locale),
    title: words.unsupportedBrowserTitle,
    text: words.unsupportedBrowserText,
    links: [
      { label: 'Mozilla Firefox', href: 'https://www.mozilla.org/firefox/' },
      { label: 'Google Chrome', href: 'https://www.google.com/chrome/' },
      { label: 'Microsoft Edge', href: 'https://www.microsoft.com/edge' },
      { label: 'Safari', href: 'https://www.apple.com/safari/' },
      { label: 'Opera', href: 'https://www.opera.com/' },
    ],
  })
}
