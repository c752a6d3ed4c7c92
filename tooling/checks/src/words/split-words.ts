/** A word within a text, in lower case. */
export interface LocatedWord {
  word: string
  start: number
  end: number
}

const wordPattern = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

/** The words of a text or a name: `createCartHTTPClient` and `create-cart-http-client` alike. */
export function locateWords(text: string): LocatedWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

/** The words of a name in lower case. */
export function splitWords(name: string): string[] {
  return locateWords(name).map(({ word }) => word)
}
