import { Link } from '@floga/ui'
import { CookieBar } from '@floga/ui/cookie-bar'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useConsentChoice } from './use-consent-choice.js'
import type { CookieQuestion } from '../../site/site.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export interface ConsentBarProps {
  texts: CookieQuestion
  placement: 'fixed' | 'page'
}

/**
 * The consent prompt, in every page, including cached ones; an inline script in the head decides
 * whether it is shown.
 */
export function ConsentBar({ texts, placement }: ConsentBarProps): ReactElement {
  const { t, href } = useLanguage()
  const { pathname, search } = useLocation()
  const choose = useConsentChoice()
  const back = new URLSearchParams({ return: pathname + search })
  const form = { action: `${href('/cookie-consent')}?${back}`, onSubmit: choose, placement }
  const policy = <Link href={href('/cookie-policy')}>{t('footer.cookiePolicy')}</Link>
  return (
    <>
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
