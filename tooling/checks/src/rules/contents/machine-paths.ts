import type { Rule } from '../../rule.js'

const textFile = /\.(ts|tsx|mts|js|mjs|jsx|json|jsonc|yaml|yml|md|sql|graphql|css|html|py|sh|toml)$/
/** Home directories, at the start of a path. */
const homePath = /(?<![\w./-])(\/(home|Users|root|work|workspace|mnt)\/[\w.-]+|[A-Z]:\\Users\\)/
const privateHost = /https?:\/\/[\w.-]+\.(local|internal|lan|corp)\b/

/** Nothing that is committed names a folder or a host of the machine it was written on. */
export const machinePaths: Rule = {
  name: 'machine-paths',
  check: (tree) =>
    tree.files
      .filter((file) => textFile.test(file))
      .flatMap((file) =>
        tree
          .read(file)
          .split('\n')
          .flatMap((text, index) => {
            const match = homePath.exec(text) ?? privateHost.exec(text)
            if (match === null) return []
            return {
              file: `${file}:${index + 1}`,
              message: `names ${match[0]}`,
              remedy: 'use a path relative to the repository, or a setting',
            }
          }),
      ),
}
