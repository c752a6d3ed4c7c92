import { foldedWord } from './latin-words.js'
import { plainWords, searchedWords } from './plain-text.js'

/** Maximum number of words of a term. */
const maxWords = 8
const maxWordLength = 40

/** Stop words of search terms, in Greek and English. */
const stopWords = new Set(
  plainWords(
    `για με σε και του της των το τα ο η οι τον την από στο στη στην στα στους στις ένα μια ένας έναν μιας ενός
     που πως πώς να θα ή τι ποιο ποιος ποια ποιον ποιες ποιους πόσο πόσα μου σου μας σας τους τις αυτό αυτή
     είναι έχω έχει έχετε υπάρχει κάνει κάνω βάλω βάζω πάρω βρω βρίσκω θέλω θέλει θέλουμε χρειάζομαι χρειάζεται
     χρειάζονται πρέπει μπορώ μπορεί αγορά αγοράσω αγοράζω πουλάτε ψάχνω κάτι κάποιο
     for with and the of a an to in on from my your our me i we you it is are be do does could should
     what which who how where need needs want wants wanted looking buy get have has any some something that this`,
  ).map(foldedWord),
)

/** The significant words of a term; stop words only when there are no others. */
export function searchWords(term: string): string[] {
  const words = searchedWords(term).map((word) => word.slice(0, maxWordLength))
  const telling = words.filter((word) => !stopWords.has(foldedWord(word)))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** The words after one of these describe the purpose of the noun before it. */
const purposeWords = new Set(['για', 'gia', 'for', 'with', 'without', 'to', 'from', 'on', 'in'])

/** The number of significant words that describe the product itself, before `for` and the like. */
export function countMainWords(term: string): number {
  const words = searchedWords(term)
  const end = words.findIndex((word, place) => place > 0 && purposeWords.has(word))
  const before = end === -1 ? words : words.slice(0, end)
  const telling = before.filter((word) => !stopWords.has(foldedWord(word))).length
  return telling > 0 ? telling : words.length
}
