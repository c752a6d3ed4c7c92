import { foldedWord } from './latin-words.js'
import { plainWords } from './plain-text.js'

/** What is typed beyond this is not looked at. */
const maxWords = 8
const maxWordLength = 40

/** Words that say nothing of what is looked for, in Greek and English. */
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

/** The words of a term that a search looks for; fillers only when there is nothing else. */
export function searchWords(term: string): string[] {
  const words = plainWords(term).map((word) => word.slice(0, maxWordLength))
  const telling = words.filter((word) => !stopWords.has(foldedWord(word)))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** What stands behind one of these says what the thing before it is for. */
const purposeWords = new Set(['για', 'gia', 'for', 'with', 'without', 'to', 'from', 'on', 'in'])

/** How many of the words that a search looks for name the thing itself, before `for` and the like. */
export function countMainWords(term: string): number {
  const words = plainWords(term)
  const end = words.findIndex((word, place) => place > 0 && purposeWords.has(word))
  const before = end === -1 ? words : words.slice(0, end)
  const telling = before.filter((word) => !stopWords.has(foldedWord(word))).length
  return telling > 0 ? telling : words.length
}
