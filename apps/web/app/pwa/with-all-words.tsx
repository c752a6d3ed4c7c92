import { useLocale } from '@floga/i18n/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import type { Translate } from '../wiring/i18n/create-language.js'
import { loadAllWords } from '../wiring/i18n/load-language.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

/** Shows what needs more words than its page has come with, once they are there. Without them it shows nothing. */
export function WithAllWords({
  children,
}: {
  children: (t: Translate) => ReactElement
}): ReactElement | null {
  const t = useMessages()
  const { code } = useLocale()
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    let isGone = false
    loadAllWords(code)
      .then(() => !isGone && setWords(true))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [code])
  return hasWords ? children(t) : null
}
