import { Suspense } from 'react'
import type { ReactElement } from 'react'

import type { MessageNamespace } from '#tenant/generated/message-namespaces.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import { hasMessages } from '../wiring/i18n/load-language.js'
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
  return hasMessages(namespaces) ? children(t) : null
}
