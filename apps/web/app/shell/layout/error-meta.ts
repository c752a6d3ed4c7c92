import type { MetaFunction } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import { languageOf } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import { describeError, errorWords } from './describe-error.js'

/** Title of an error page, which search engines leave alone; nothing on a page that went well. */
export const errorMeta: MetaFunction = ({ error, location }) => {
  if (!error) return []
  const { t } = languageOf(locales.parsePath(location.pathname).locale)
  const { title } = errorWords(describeError(error), t)
  return [
    { title: `${title} | ${tenant.siteName}` },
    { name: 'robots', content: 'noindex,nofollow' },
  ]
}
