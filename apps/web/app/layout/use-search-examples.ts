import { useMessages } from '../wiring/i18n/use-messages.js'

/** Terms that an empty search field shows; undefined in a shop without such a message. */
export function useSearchExamples(): string | undefined {
  const t = useMessages()
  return t.has('search.examples') ? t('search.examples') : undefined
}
