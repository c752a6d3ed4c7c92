import type { Rule } from '../../rule.js'

/**
 * Another version that some packages need besides the workspace's own; pnpm-workspace.yaml says
 * why.
 */
const namedCatalogs: Readonly<Record<string, string>> = { typescript: 'catalog:interface' }

/** Versions are only in the catalog, so that the workspace has one of each. */
export const catalogVersions: Rule = {
  name: 'catalog-versions',
  check: ({ packages }) =>
    packages.flatMap(({ folder, manifest }) => {
      const { dependencies, devDependencies, optionalDependencies } = manifest
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, range]) => range !== 'catalog:' && !range.startsWith('workspace:'))
        .filter(([name, range]) => namedCatalogs[name] !== range)
        .map(([name, range]) => ({
          file: `${folder}/package.json`,
          message: `${name} has a version of its own (${range})`,
          remedy: 'write "catalog:" and put the version into pnpm-workspace.yaml',
        }))
    }),
}
