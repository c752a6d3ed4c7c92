import { createSuggestionSession } from '@floga/catalogue-core'
import { useSuggestions } from '@floga/catalogue-core/react'

const session = createSuggestionSession({
  ask: async (term, signal): Promise<string[]> =>
    (await fetch(`/suggestions?search=${encodeURIComponent(term)}`, { signal })).json(),
})

export function SearchField() {
  const state = useSuggestions(session)
  return (
    <>
      <input type="search" name="search" onChange={(event) => session.type(event.target.value)} />
      <output>{state.status === 'answered' ? state.answer.join(', ') : ''}</output>
    </>
  )
}
