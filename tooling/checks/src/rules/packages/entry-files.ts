import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { isModule, packageNameOf, resolveRelative } from '../../tree/is-module.js'
import { parseModule } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'

const maxCodeLines = 30

/** An entry lists its exports explicitly, stays short, and does not re-export siblings. */
export const entryFiles: Rule = {
  name: 'entry-files',
  check: (tree) => [...findExportAll(tree), ...findCode(tree), ...findPassedOn(tree)],
}

function listEntries(tree: SourceTree): string[] {
  return tree.packages
    .filter(({ group }) => group === 'packages')
    .flatMap(({ folder, manifest }) =>
      Object.values(manifest.exports ?? {}).flatMap((target) => {
        if (typeof target !== 'string') return []
        const file = resolveRelative(tree, `${folder}/package.json`, target)
        return file !== undefined && isModule(file) ? [file] : []
      }),
    )
}

function findExportAll(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => isModule(file))
    .flatMap((file) =>
      tree
        .importsOf(file)
        .filter(({ kind }) => kind === 'export-all')
        .map(({ line, specifier }) => ({
          file: `${file}:${line}`,
          message: `export * from '${specifier}'`,
          remedy: 'list the names by hand',
        })),
    )
}

function findCode(tree: SourceTree): Finding[] {
  return listEntries(tree).flatMap((file): Finding[] => {
    const source = parseModule(file, tree.read(file))
    const isGathering = source.statements.some(isReExport)
    const count = source.statements
      .filter((statement) => !isReExport(statement) && !ts.isImportDeclaration(statement))
      .reduce((sum, statement) => sum + statement.getText(source).split('\n').length, 0)
    if (!isGathering || count <= maxCodeLines) return []
    return [
      {
        file,
        message: `entry with ${count} lines of code besides the names it lists`,
        remedy: `limit an entry to ${maxCodeLines} lines of code: move it to lib`,
      },
    ]
  })
}

function isReExport(statement: ts.Statement): boolean {
  return ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
}

function findPassedOn(tree: SourceTree): Finding[] {
  const names = new Set(tree.packages.map(({ manifest }) => manifest.name))
  return listEntries(tree).flatMap((file) =>
    tree
      .importsOf(file)
      .filter(({ kind, specifier }) => kind !== 'import' && names.has(packageNameOf(specifier)))
      .map(({ line, specifier }) => ({
        file: `${file}:${line}`,
        message: `re-exports the sibling ${specifier}`,
        remedy: 'let users import it from its own package',
      })),
  )
}
