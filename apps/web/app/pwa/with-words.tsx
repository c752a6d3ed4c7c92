import { Suspense } from 'react'
import type { ReactElement } from 'react'

import type { MessageArea } from '#tenant/generated/message-areas.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface WithWordsProps {
  /** Areas of words. */
  words: readonly MessageArea[]
  children: (t: Translate) => ReactElement
}

/** Shows what needs more words than its page has come with, once they are there. */
export function WithWords(props: WithWordsProps): ReactElement {
  return (
    <Suspense>
      <Worded {...props} />
    </Suspense>
  )
}

function Worded({ words, children }: WithWordsProps): ReactElement {
  return children(useMessages(...words))
}
