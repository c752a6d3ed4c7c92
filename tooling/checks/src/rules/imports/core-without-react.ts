import type { Finding, Rule } from '../../rule.js'
import { packageNameOf, resolveRelative } from '../../tree/is-module.js'
import type { SourceTree } from '../../tree/source-tree.js'

/** Packages that depend on React entirely. */
const reactPackages = new Set(['@floga/storefront', '@floga/ui'])
const reactNames = new Set(['react', 'react-dom', '@remix-run/react'])

/** Modules reachable from an entry other than `./react` run without React. */
export const coreWithoutReact: Rule = {
  name: 'core-without-react',
  check: (tree) =>
    tree.packages
      .filter(({ group, manifest }) => group === 'packages' && !reactPackages.has(manifest.name))
      .flatMap(({ folder, manifest }) =>
        Object.entries(manifest.exports ?? {})
          .filter(([entry]) => !entry.startsWith('./react'))
          .flatMap(([entry, target]) => {
            if (typeof target !== 'string') return []
            const start = resolveRelative(tree, `${folder}/package.json`, target)
            return start === undefined ? [] : findReact(tree, start, entry)
          }),
      ),
}

function findReact(tree: SourceTree, start: string, entry: string): Finding[] {
  const findings: Finding[] = []
  const reached = new Set([start])
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue
    for (const { specifier, line } of tree.importsOf(file)) {
      const next = resolveRelative(tree, file, specifier)
      if (next !== undefined) reached.add(next)
      if (!reactNames.has(packageNameOf(specifier))) continue
      findings.push({
        file: `${file}:${line}`,
        message: `the entry '${entry}' reaches ${specifier}`,
        remedy: "move the binding behind the entry './react'",
      })
    }
  }
  return findings
}
