import { satisfies } from 'semver'
import type { Rule } from '../../rule.js'
import { advisories as published, type Advisory } from '../../tables/advisories.js'

/** The key of a package in the lockfile, such as `  '@scope/name@1.2.3':`. */
const lockedPackage = /^ {2}'?((?:@[^@/\s]+\/)?[^@\s']+)@(\d[^():'\s]*)[^:]*'?:/

/** Creates the rule for a list of advisories. */
export function createAdvisories(list: readonly Advisory[]): Rule {
  return {
    name: 'advisories',
    check: (tree) =>
      tree.has('pnpm-lock.yaml') ? findAffected(tree.read('pnpm-lock.yaml'), list) : [],
  }
}

/** The lockfile holds no version with a published advisory, but those that are accepted. */
export const advisories: Rule = createAdvisories(published)

function findAffected(lockfile: string, list: readonly Advisory[]) {
  // Versions occur twice: as packages, and in the dependency graph.
  const packages = /^packages:\n([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(lockfile)?.[1] ?? ''
  return packages.split('\n').flatMap((line) => {
    const [, name, version = ''] = lockedPackage.exec(line) ?? []
    return list
      .filter(({ package: affected, accepted }) => affected === name && accepted === undefined)
      .filter((one) => satisfies(version, one.affected))
      .map(({ id, affected }) => ({
        file: 'pnpm-lock.yaml',
        message: `${name} ${version} is affected by ${id} (${affected})`,
        remedy: 'update it, or add an override to pnpm-workspace.yaml',
      }))
  })
}
