import { posix } from 'node:path'
import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'
import type { WorkspacePackage } from '../../tree/workspace-package.js'

interface Project {
  references?: { path: string }[]
}

const projectFile = /\/(?:tsconfig|tsconfig\.worker)\.json$/
const rootProject = 'tsconfig.json'

/**
 * `tsc -b` checks the references of the root's project, and uses declarations of packages that are
 * referenced.
 */
export const projectReferences: Rule = {
  name: 'project-references',
  check: (tree) => [
    ...findUnchecked(tree),
    ...tree.packages.flatMap((owner) => findUndeclared(tree, owner)),
  ],
}

function findUnchecked(tree: SourceTree): Finding[] {
  const checked = listReferences(tree, rootProject)
  return tree.packages
    .flatMap(({ files }) => files.filter((file) => projectFile.test(file)))
    .filter((file) => !checked.includes(file))
    .map((file) => ({
      file,
      message: 'its types are not checked',
      remedy: `name it in the references of ${rootProject}`,
    }))
}

function findUndeclared(tree: SourceTree, { folder, manifest }: WorkspacePackage): Finding[] {
  const file = `${folder}/tsconfig.json`
  if (!tree.has(file)) return []
  const { dependencies, devDependencies, peerDependencies } = manifest
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
  const wanted = tree.packages
    .filter((other) => named.has(other.manifest.name))
    .map((other) => `${other.folder}/tsconfig.json`)
    .filter((other) => tree.has(other))
  const given = listReferences(tree, file)
  return [
    ...wanted
      .filter((other) => !given.includes(other))
      .map((other) => ({
        file,
        message: `does not refer to ${posix.dirname(other)}, which its package depends on`,
        remedy: 'add it to "references"',
      })),
    ...given
      .filter((other) => !wanted.includes(other))
      .map((other) => ({
        file,
        message: `refers to ${posix.dirname(other)}, which its package does not depend on`,
        remedy: 'remove it from "references"',
      })),
  ]
}

/** The project files that one refers to, as paths of the repository. */
function listReferences(tree: SourceTree, file: string): string[] {
  if (!tree.has(file)) return []
  const lines = tree.read(file).split('\n')
  const text = lines.filter((line) => !line.trim().startsWith('//')).join('\n')
  const { references = [] } = JSON.parse(text) as Project
  return references.map(({ path }) => {
    const target = posix.join(posix.dirname(file), path)
    return target.endsWith('.json') ? target : `${target}/tsconfig.json`
  })
}
