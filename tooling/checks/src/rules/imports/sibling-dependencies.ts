import { siblingsAllowed } from '../../tables/siblings-allowed.js'
import type { Finding, Rule } from '../../rule.js'
import type { Manifest, WorkspacePackage } from '../../tree/workspace-package.js'

/** A package.json declares only the siblings that its row of the import table names. */
export const siblingDependencies: Rule = {
  name: 'sibling-dependencies',
  check: ({ packages }) => packages.flatMap((owner) => checkManifest(owner, packages)),
}

/** Whether a package may import a sibling. Tooling is free to be named in devDependencies. */
export function mayImport(
  owner: WorkspacePackage,
  sibling: WorkspacePackage,
  field: keyof Manifest,
): boolean {
  if (owner === sibling) return true
  if (sibling.group === 'tooling') return field === 'devDependencies'
  const allowed = siblingsAllowed[owner.manifest.name] ?? []
  if (allowed === 'every package') return sibling.group === 'packages'
  return allowed.includes(sibling.manifest.name)
}

function checkManifest(owner: WorkspacePackage, packages: WorkspacePackage[]): Finding[] {
  const fields = ['dependencies', 'devDependencies', 'peerDependencies'] as const
  return fields.flatMap((field) =>
    Object.keys(owner.manifest[field] ?? {}).flatMap((name) => {
      const sibling = packages.find((candidate) => candidate.manifest.name === name)
      if (sibling === undefined || mayImport(owner, sibling, field)) return []
      return {
        file: `${owner.folder}/package.json`,
        message: `${owner.manifest.name} names ${name} in ${field}`,
        remedy: 'accept its dependency as an argument; the app connects packages',
      }
    }),
  )
}
