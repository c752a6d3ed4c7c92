import type { Finding, Rule } from '../../rule.js'
import { isModule, isSupport, resolveRelative } from '../../tree/is-module.js'
import type { SourceTree } from '../../tree/source-tree.js'

const libFile = /^(packages\/[^/]+\/src)\/lib\//

/** An entry exports modules of `lib`; `lib` never imports an entry. */
export const entriesAboveLib: Rule = {
  name: 'entries-above-lib',
  check: (tree) =>
    tree.files
      .filter((file) => libFile.test(file) && isModule(file) && !isSupport(file))
      .flatMap((file) => {
        const source = libFile.exec(file)?.[1] ?? ''
        return tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
          const target = resolveRelative(tree, file, specifier)
          if (target === undefined || !isGathering(tree, target, source)) return []
          return [
            {
              file: `${file}:${line}`,
              message: `lib imports the entry '${target.slice(source.length + 1)}'`,
              remedy: 'import the file in lib that contains it',
            },
          ]
        })
      }),
}

/** Whether a file next to `lib` re-exports, as entries do. */
function isGathering(tree: SourceTree, file: string, source: string): boolean {
  if (!file.startsWith(`${source}/`) || file.slice(source.length + 1).includes('/')) return false
  return tree.importsOf(file).some(({ kind }) => kind === 'export')
}
