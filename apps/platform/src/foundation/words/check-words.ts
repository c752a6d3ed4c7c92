import { IntlMessageFormat } from 'intl-messageformat'
import { languages } from './words.js'
import type { WordSettings } from './words.js'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** What is wrong with a tenant's own texts, by path: `words.fr.orderMail.see: …`. */
export function checkWords({ words = {} }: Pick<WordSettings, 'words'>): string[] {
  const english = languages['en'] ?? {}
  return Object.entries(words).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const original = english[key]
      const problem =
        original === undefined
          ? 'the platform has no such text'
          : findProblem(text, original, locale)
      return problem === undefined ? [] : [`words.${locale}.${key}: ${problem}`]
    }),
  )
}

/** Texts that a language lacks: they are said in the tenant's default language, or in English. */
export function missingWords(
  locale: string,
  { words = {} }: Pick<WordSettings, 'words'>,
): string[] {
  const known = { ...languages[locale], ...words[locale] }
  return Object.keys(languages['en'] ?? {}).filter((key) => known[key] === undefined)
}

function findProblem(text: string, original: string, locale: string): string | undefined {
  try {
    const known = valuesOf(parse(original, 'en'))
    const unknown = [...valuesOf(parse(text, locale))].filter((name) => !known.has(name))
    return unknown.length > 0 ? `there is no value {${unknown.join('}, {')}}` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function parse(text: string, locale: string): readonly Element[] {
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst()
}

/** Names of the values that a text puts in, also within its choices. */
export function valuesOf(elements: readonly Element[]): Set<string> {
  return new Set(
    elements.flatMap((element) => [
      ...('value' in element && element.type !== 0 ? [element.value] : []),
      ...('options' in element && element.options
        ? Object.values(element.options).flatMap(({ value }) => [...valuesOf(value)])
        : []),
    ]),
  )
}
