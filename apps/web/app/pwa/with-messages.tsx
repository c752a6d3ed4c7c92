import { useLocale } from '@floga/i18n/react'
import { useStorefront } from '@floga/storefront'
import { Suspense } from 'react'
import type { ReactElement } from 'react'

import type { MessageNamespace } from '#tenant/generated/message-namespaces.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface WithMessagesProps {
  /** Namespaces of messages. */
  namespaces: readonly MessageNamespace[]
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
  const t = useMessages(...namespaces)
  const { hasMessages } = useStorefront()
  return hasMessages(useLocale(), namespaces) ? children(t) : null
}
