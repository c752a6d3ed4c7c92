/** Messages by key, in groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** At least three words: shorter messages can be the same in both languages, or part of a name. */
const sentence = /\p{L}+[^\p{L}]+\p{L}+[^\p{L}]+\p{L}+/u

/**
 * Finds English messages in a text in another language.
 *
 * @param english Messages of a package.
 * @param own The same messages in the language of the text.
 */
export function findEnglish(text: string, english: MessageTree, own: MessageTree): string[] {
  const flat = text.replaceAll(/\s+/gu, ' ')
  const known = listFragments(own)
  const found = [...listFragments(english)].filter(
    (part) => !known.has(part) && flat.includes(part),
  )
  return found
}

/** Parts of messages between placeholders. */
function listFragments(messages: MessageTree): Set<string> {
  return new Set(
    Object.values(messages).flatMap((message): string[] =>
      typeof message === 'string'
        ? message
            .split(/\{[^}]*\}|\n/u)
            .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
            .filter((part) => sentence.test(part))
        : [...listFragments(message)],
    ),
  )
}
