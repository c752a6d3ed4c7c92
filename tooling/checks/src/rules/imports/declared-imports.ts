import { builtinModules } from 'node:module'
import type { Finding, Rule } from '../../rule.js'
import { isModule, packageNameOf } from '../../tree/is-module.js'
import type { WorkspacePackage } from '../../tree/workspace-package.js'

const builtins = new Set(builtinModules)

/** A package declares all its imports. */
export const declaredImports: Rule = {
  name: 'declared-imports',
  check: (tree) =>
    tree.packages.flatMap((owner) => {
      const declared = listDeclared(owner)
      return owner.files
        .filter((file) => isModule(file))
        .flatMap((file) =>
          tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
            if (!isPackageSpecifier(specifier)) return []
            const name = packageNameOf(specifier)
            if (declared.has(name)) return []
            return [
              {
                file: `${file}:${line}`,
                message: `${name} is not in ${owner.folder}/package.json`,
                remedy: 'declare it there with "catalog:"',
              },
            ]
          }),
        )
    }),
}

function isPackageSpecifier(specifier: string): boolean {
  if (/^(\.|\/|~\/|#|node:|virtual:|https?:|data:)/.test(specifier)) return false
  return !builtins.has(specifier)
}

function listDeclared({ manifest }: WorkspacePackage): Set<string> {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest
  const fields = [dependencies, devDependencies, peerDependencies, optionalDependencies]
  return new Set([manifest.name, ...fields.flatMap((field) => Object.keys(field ?? {}))])
}
