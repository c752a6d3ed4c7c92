import { Link } from '@floga/ui'
import { CookieBar } from '@floga/ui/cookie-bar'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useVisitEvents } from './visit-events.js'
import { useConsentChoice } from '../../wiring/consent/use-consent-choice.js'
import type { CookieQuestion } from '../../wiring/site/site.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

export interface ConsentBarProps {
  words: CookieQuestion
  placement: 'fixed' | 'page'
}

/**
 * The question about cookies, in every page, cached ones included; the document's head says who sees it.
 */
export function ConsentBar({ words, placement }: ConsentBarProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { pathname, search } = useLocation()
  const choose = useConsentChoice()
  useVisitEvents()
  const back = new URLSearchParams({ return: pathname + search })
  const form = { action: `${href('/cookie-consent')}?${back}`, onSubmit: choose, placement }
  const policy = <Link href={href('/cookie-policy')}>{t('footer.cookiePolicy')}</Link>
  return (
    <>
      <CookieBar
        {...form}
        shownFor="question"
        title={words.title}
        basicLabel={words.basic}
        allLabel={words.all}
      >
        <p>
          {words.question} {policy}
        </p>
      </CookieBar>
      <CookieBar {...form} shownFor="opt-out" title={words.title} basicLabel={words.understood}>
        <p>
          {words.optedOut} {policy}
        </p>
      </CookieBar>
    </>
  )
}
