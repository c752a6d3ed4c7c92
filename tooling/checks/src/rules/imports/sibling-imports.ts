import { posix } from 'node:path'
import type { Finding, Rule } from '../../rule.js'
import { isModule, isSupport, packageNameOf } from '../../tree/is-module.js'
import type { Import } from '../../tree/read-imports.js'
import type { SourceTree } from '../../tree/source-tree.js'
import type { WorkspacePackage } from '../../tree/workspace-package.js'
import { mayImport } from './sibling-dependencies.js'

/** An import statement names only allowed siblings, by their public entries, never by a path. */
export const siblingImports: Rule = {
  name: 'sibling-imports',
  check: (tree) =>
    tree.packages.flatMap((owner) =>
      owner.files
        .filter((file) => isModule(file))
        .flatMap((file) =>
          tree.importsOf(file).flatMap((found) => checkImport({ tree, owner, file, found })),
        ),
    ),
}

interface Place {
  tree: SourceTree
  owner: WorkspacePackage
  file: string
  found: Import
}

function checkImport({ tree, owner, file, found }: Place): Finding[] {
  const place = `${file}:${found.line}`
  if (found.specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), found.specifier)
    if (target.startsWith(`${owner.folder}/`) || target === owner.folder) return []
    return [
      {
        file: place,
        message: `'${found.specifier}' leaves ${owner.folder}`,
        remedy: 'import the other package by its name, if the import table allows it',
      },
    ]
  }
  const name = packageNameOf(found.specifier)
  const sibling = tree.packages.find((candidate) => candidate.manifest.name === name)
  if (sibling === undefined) return []
  const isShipped = owner.group !== 'tooling' && !isSupport(file)
  const field = isShipped ? 'dependencies' : 'devDependencies'
  if (!mayImport(owner, sibling, field)) {
    return [
      {
        file: place,
        message: `${owner.manifest.name} imports ${found.specifier}`,
        remedy: 'accept its dependency as an argument; the app connects packages',
      },
    ]
  }
  const entry = `.${found.specifier.slice(name.length)}`
  if (sibling === owner || sibling.manifest.exports?.[entry] !== undefined) return []
  return [
    {
      file: place,
      message: `${found.specifier} is no public entry of ${name}`,
      remedy: `use one of its exports: ${Object.keys(sibling.manifest.exports ?? {}).join(', ')}`,
    },
  ]
}
