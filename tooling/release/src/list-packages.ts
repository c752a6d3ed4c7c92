import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a manifest that are read. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  exports: Record<string, string | { types: string; default: string }>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A package of the kit, in the workspace. */
export interface KitPackage {
  manifest: Manifest
  folder: string
}

/** All packages that are published, by name. @throws when a manifest cannot be read. */
export function listPackages(root: string): KitPackage[] {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true)
}

/** @param folder of a package, in the workspace or out of a tarball. */
export function readManifest(folder: string): Manifest {
  // Manifests are ours: rule package-manifest holds their shape.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
