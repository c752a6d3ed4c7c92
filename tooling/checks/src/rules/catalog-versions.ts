import type { Rule } from '../rule.js'

/** Versions stand in the catalog alone, so that the workspace has one of each. */
export const catalogVersions: Rule = {
  name: 'catalog-versions',
  check: ({ packages }) =>
    packages.flatMap(({ folder, manifest }) => {
      const { dependencies, devDependencies, optionalDependencies } = manifest
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, range]) => range !== 'catalog:' && !range.startsWith('workspace:'))
        .map(([name, range]) => ({
          file: `${folder}/package.json`,
          message: `${name} has a version of its own (${range})`,
          remedy: 'write "catalog:" and put the version into pnpm-workspace.yaml',
        }))
    }),
}
