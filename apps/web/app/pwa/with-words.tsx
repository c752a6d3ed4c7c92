import { Suspense } from 'react'
import type { ReactElement } from 'react'

import type { MessageArea } from '#tenant/generated/message-areas.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import { hasWords } from '../wiring/i18n/load-language.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface WithWordsProps {
  /** Areas of words. */
  words: readonly MessageArea[]
  children: (t: Translate) => ReactElement
}

/** Shows what needs more words than its page has come with, once they are there. Without them it shows nothing. */
export function WithWords(props: WithWordsProps): ReactElement {
  return (
    <Suspense>
      <Worded {...props} />
    </Suspense>
  )
}

function Worded({ words, children }: WithWordsProps): ReactElement | null {
  const t = useMessages(...words)
  return hasWords(words) ? children(t) : null
}
