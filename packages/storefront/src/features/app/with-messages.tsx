import { useLocale } from '@floga/i18n/react'
import { Suspense } from 'react'
import type { ReactElement } from 'react'

import type { Translate } from '../../lib/create-storefront.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'

export interface WithMessagesProps {
  /** Namespaces of messages. */
  namespaces: readonly string[]
  children: (t: Translate) => ReactElement
}

/** Renders its children once additional messages are loaded. Renders nothing without them. */
export function WithMessages(props: WithMessagesProps): ReactElement {
  return (
    <Suspense>
      <Worded {...props} />
    </Suspense>
  )
}

function Worded({ namespaces, children }: WithMessagesProps): ReactElement | null {
  const { t } = useLanguage(...namespaces)
  const { hasMessages } = useStorefront()
  return hasMessages(useLocale(), namespaces) ? children(t) : null
}
