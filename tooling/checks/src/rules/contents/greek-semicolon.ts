import type { Rule } from '../../rule.js'

/** Greek texts: messages, and the catalogue's pages and documents. */
const greekFile = /(?:\/el\.json|\/el\/.+\.md)$/

/** Before a small letter, a bracket or a value the sentence goes on: it was no question. */
const inGreek = /;(?=\s+[\p{Ll}({])/gu

/** Code that writes texts of every language. */
const sayingFile =
  /^apps\/(?:web\/app\/.+\.tsx|platform\/src\/(?:composition|domains|graphql)\/.+\.ts)$/
const inCode = /\.join\(\s*(['"`]); ?\1\s*\)/g

/** The semicolon is the question mark of Greek: parts of a sentence are separated by '·'. */
export const greekSemicolon: Rule = {
  name: 'greek-semicolon',
  check: (tree) =>
    tree.files.flatMap((file) => {
      const isSaying = sayingFile.test(file) && !file.includes('.test.')
      const pattern = greekFile.test(file) ? inGreek : isSaying ? inCode : undefined
      if (!pattern) return []
      const text = tree.read(file)
      return [...text.matchAll(pattern)].map(({ index }) => ({
        file: `${file}:${text.slice(0, index).split('\n').length}`,
        message: 'separates by ;, which asks a question in Greek',
        remedy: "write '·'",
      }))
    }),
}
