import { useKeptList, useSuggestions } from '@floga/catalogue-core/react'
import { useEffect, useRef, useState } from 'react'

import type { SuggestionAnswer } from '../wiring/suggestion-answer.js'
import type { SearchHelp } from './search-help.js'

/** What the search field shows of its help. */
export interface ShownHelp {
  /** What fits the term so far; stays in sight while the next answer is on its way. */
  answer: SuggestionAnswer | null
  /** What was searched for on this device, while the field is empty. */
  recent: readonly string[]
  /** Takes what stands in the field; the first time it fetches the help itself. */
  type: (term: string) => void
  remember: (term: string) => void
  forget: (term: string) => void
  forgetAll: () => void
}

/** Suggestions and recent searches of a search field, loaded when the field is first used. */
export function useSearchHelp(suggestionsPath: string): ShownHelp {
  const [help, setHelp] = useState<SearchHelp | null>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const loading = useRef<Promise<SearchHelp | undefined>>()
  // A key may be pressed after the help came and before it is drawn.
  const ready = useRef<SearchHelp | null>(null)
  const term = useRef('')
  const state = useSuggestions(help?.session ?? null)
  const recent = useKeptList(help?.recent ?? null)

  useEffect(() => () => help?.session.close(), [help])

  const load = async (): Promise<SearchHelp> => {
    const { openSearchHelp } = await import('./search-help.js')
    const opened = openSearchHelp(suggestionsPath)
    ready.current = opened
    // What was typed while it came.
    opened.session.type(term.current)
    setHelp(opened)
    return opened
  }
  const type = (text: string): void => {
    term.current = text
    setIsEmpty(text.trim() === '')
    if (ready.current) ready.current.session.type(text)
    // Without it the field is the plain form that it was.
    else loading.current ??= load().catch(() => undefined)
  }
  return {
    answer: answerOf(state),
    recent: isEmpty ? recent : [],
    type,
    // Whoever types fast searches before the help has come.
    remember: (text) => void loading.current?.then((opened) => opened?.recent.add(text)),
    forget: (text) => help?.recent.remove(text),
    forgetAll: () => help?.recent.clear(),
  }
}

function answerOf(state: ReturnType<typeof useSuggestions<SuggestionAnswer>>) {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}
