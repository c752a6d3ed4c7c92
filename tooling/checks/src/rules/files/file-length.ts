import type { Finding, Rule } from '../../rule.js'
import { isGenerated } from '../../tree/is-module.js'

const warnAbove = 300
const failAbove = 400
const codeFile = /\.(ts|tsx|mts|js|mjs|jsx|css|py|sql|graphql)$/

/** A file holds one idea; a long one holds several. */
export const fileLength: Rule = {
  name: 'file-length',
  check: (tree) =>
    tree.files
      .filter((file) => codeFile.test(file) && !isGenerated(file))
      .flatMap((file): Finding[] => {
        const lines = tree.read(file).trimEnd().split('\n').length
        if (lines <= warnAbove) return []
        return [
          {
            file,
            message: `${lines} lines`,
            remedy: 'split it by idea, or explain in its first line why it is one',
            severity: lines > failAbove ? 'error' : 'warning',
          },
        ]
      }),
}
