import { webAlias, webAreasFolder } from '../tables/import-table.js'
import type { Finding, Rule } from '../rule.js'
import { isModule, resolveRelative } from '../tree/module-files.js'
import type { SourceTree } from '../tree/source-tree.js'

/** An area of the web app knows shell, wiring and packages, never another area. */
export const webAreas: Rule = {
  name: 'web-areas',
  check: (tree) =>
    tree.files
      .filter((file) => areaOf(file) !== undefined && isModule(file))
      .flatMap((file) =>
        tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
          const other = areaOf(resolveInWeb(tree, file, specifier) ?? '')
          if (other === undefined || other === areaOf(file)) return []
          return [
            {
              file: `${file}:${line}`,
              message: `area '${areaOf(file)}' imports area '${other}'`,
              remedy: 'move what both need to app/shell or app/wiring',
            },
          ]
        }),
      ),
}

function areaOf(file: string): string | undefined {
  if (!file.startsWith(`${webAreasFolder}/`)) return undefined
  const parts = file.slice(webAreasFolder.length + 1).split('/')
  return parts.length > 1 ? parts[0] : undefined
}

function resolveInWeb(tree: SourceTree, file: string, specifier: string): string | undefined {
  if (specifier.startsWith(webAlias.prefix)) {
    return webAlias.folder + specifier.slice(webAlias.prefix.length)
  }
  return resolveRelative(tree, file, specifier)
}
