import { consentScript } from '@floga/consent'

import type { PageContext } from '../../request/page-context.server.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { CookieQuestion } from '../../site/site.js'

/** The consent prompt in the page's language. */
export function toCookieQuestion({ shop, t }: Pick<PageContext, 'shop' | 't'>): CookieQuestion {
  return {
    script: consentScript({ version: shop.cookies.version, name: storedKeysOf(shop).consent }),
    title: t('cookies.title'),
    question: t('cookies.question'),
    basic: t('cookies.basic'),
    all: t('cookies.all'),
    optedOut: t('cookies.optedOut'),
    understood: t('cookies.understood'),
    settings: t('cookies.settings'),
  }
}
