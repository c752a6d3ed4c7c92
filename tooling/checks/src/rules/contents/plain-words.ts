import type { Finding, Rule } from '../../rule.js'
import { findIdioms } from '../../words/find-idioms.js'

/** Names use the terms of the trade; comments and documents are warned. */
export const plainWords: Rule = {
  name: 'plain-words',
  check: (tree) =>
    findIdioms(tree).map(({ kind, file, line, words, instead }): Finding => ({
      file: line === 0 ? file : `${file}:${line}`,
      message: `says '${words}'`,
      remedy: `say ${instead}`,
      // Names of documents are addresses that others link to.
      severity: kind === 'name' && !file.startsWith('docs/') ? 'error' : 'warning',
    })),
}
