import type { Finding, Rule } from '../../rule.js'
import { findBannedWords } from '../../words/find-banned-words.js'

/** Code, comments and documents use the words of the trade. */
export const plainWords: Rule = {
  name: 'plain-words',
  check: (tree) =>
    findBannedWords(tree).map(({ file, line, word, instead }): Finding => ({
      file: line === 0 ? file : `${file}:${line}`,
      message: `says '${word}'`,
      remedy: `say ${instead}; where it is meant plainly, add an exception to words.ts`,
    })),
}
