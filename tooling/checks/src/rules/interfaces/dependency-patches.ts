import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

/** Lines that a patch may add and remove together: more is a fork. */
const MOST_LINES = 30

/**
 * A patch of a dependency fixes a bug in a few lines, and starts with a reason and the upstream
 * issue, so that it can be dropped once that is fixed.
 */
export const dependencyPatches: Rule = {
  name: 'dependency-patches',
  check: (tree) =>
    tree.has('pnpm-workspace.yaml')
      ? listPatches(tree.read('pnpm-workspace.yaml')).flatMap((file) => checkPatch(file, tree))
      : [],
}

/** The files below `patchedDependencies:`, each after the name of a package. */
function listPatches(workspace: string): string[] {
  const [, block = ''] = /^patchedDependencies:\n((?:[ #].*\n|\n)*)/m.exec(workspace) ?? []
  return [...block.matchAll(/^ +[^#\s].*: *['"]?([^'"\s]+)['"]?$/gm)].flatMap(
    ([, file]) => file ?? [],
  )
}

function checkPatch(file: string, tree: SourceTree): Finding[] {
  if (!tree.has(file)) {
    return [
      {
        file,
        message: 'is not there',
        remedy: 'name the file of the patch in pnpm-workspace.yaml',
      },
    ]
  }
  const text = tree.read(file)
  const start = text.search(/^(?:diff --git |--- )/m)
  const head = start < 0 ? text : text.slice(0, start)
  const changed = text.slice(head.length).match(/^[+-](?!\+\+ |-- ).*$/gm)?.length ?? 0
  const reason = head.replaceAll(/\S*:\/\/\S*/g, '').trim()
  return [
    changed > MOST_LINES && {
      message: `changes ${changed} lines`,
      remedy: `correct only the fault, in ${MOST_LINES} lines at most`,
    },
    !/\s/.test(reason) && {
      message: 'has no reason',
      remedy: 'describe above the first diff what goes wrong without it',
    },
    !/https:\/\/\S+/.test(head) && {
      message: 'names no issue of its authors',
      remedy: 'name the address of the issue or the pull request above the first diff',
    },
  ].flatMap((fault) => (fault === false ? [] : { file, ...fault }))
}
