import type { Translations } from '../snapshot/catalogue-snapshot.js'

/** For whom things are put into words. */
export interface ViewScope {
  locale: string
  defaultLocale: string
  currency: string
}

/** The request's words, or the default locale's, or whichever there are. */
export function pickWords<T>(words: Record<string, T>, scope: ViewScope): T | undefined {
  return words[scope.locale] ?? words[scope.defaultLocale] ?? Object.values(words)[0]
}

/** Name and slug of a thing in the request's locale. */
export function pickTranslation(
  translations: Translations,
  scope: ViewScope,
): Translations[string] {
  const picked = pickWords(translations, scope)
  if (!picked) throw new Error('A thing of the catalogue has no words in any locale.')
  return picked
}
