import { IntlMessageFormat } from 'intl-messageformat'
import { languages } from './messages.js'
import type { MessageSettings } from './messages.js'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Lists problems of a tenant's own messages, by path: `messages.fr.orderMail.see: …`. */
export function checkMessages({ messages = {} }: Pick<MessageSettings, 'messages'>): string[] {
  const english = languages['en'] ?? {}
  return Object.entries(messages).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const original = english[key]
      const problem =
        original === undefined
          ? 'the platform has no such text'
          : findProblem(text, original, locale)
      return problem === undefined ? [] : [`messages.${locale}.${key}: ${problem}`]
    }),
  )
}

/**
 * Messages missing in a language, which fall back to the tenant's default language, or to English.
 */
export function missingMessages(
  locale: string,
  { messages = {} }: Pick<MessageSettings, 'messages'>,
): string[] {
  const known = { ...languages[locale], ...messages[locale] }
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
