import { Link } from '@floga/ui'
import { CookieBar } from '@floga/ui/cookie-bar'
import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useConsentChoice } from '../wiring/consent/use-consent-choice.js'
import type { CookieQuestion } from '@floga/storefront'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

export interface ConsentBarProps {
  texts: CookieQuestion
  placement: 'fixed' | 'page'
}

/**
 * A chunk of its own: browsers load it only in shops with a provider, whose question this is. Some
 * block it.
 */
const VisitEvents = lazy(async () => {
  try {
    return { default: (await import('./visit-events.js')).VisitEvents }
  } catch {
    return { default: () => null }
  }
})

/**
 * The consent prompt, in every page, including cached ones; an inline script in the head decides
 * whether it is shown.
 */
export function ConsentBar({ texts, placement }: ConsentBarProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { pathname, search } = useLocation()
  const choose = useConsentChoice()
  const back = new URLSearchParams({ return: pathname + search })
  const form = { action: `${href('/cookie-consent')}?${back}`, onSubmit: choose, placement }
  const policy = <Link href={href('/cookie-policy')}>{t('footer.cookiePolicy')}</Link>
  return (
    <>
      <Suspense>
        <VisitEvents />
      </Suspense>
      <CookieBar
        {...form}
        shownFor="question"
        title={texts.title}
        basicLabel={texts.basic}
        allLabel={texts.all}
      >
        <p>
          {texts.question} {policy}
        </p>
      </CookieBar>
      <CookieBar {...form} shownFor="opt-out" title={texts.title} basicLabel={texts.understood}>
        <p>
          {texts.optedOut} {policy}
        </p>
      </CookieBar>
    </>
  )
}
