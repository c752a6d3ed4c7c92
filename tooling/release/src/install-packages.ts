import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readManifest } from './list-packages.js'
import type { PackedPackage } from './pack-packages.js'

const run = promisify(execFile)

/**
 * Extracts tarballs in a folder outside the workspace, each with exactly the dependencies in its
 * manifest: packages of the kit from their tarballs, others from the workspace's installation,
 * without a registry.
 *
 * @returns the folders by package name.
 */
export async function installPackages(
  packed: readonly PackedPackage[],
  folder: string,
): Promise<Map<string, string>> {
  const folders = new Map<string, string>()
  for (const { manifest, tarball } of packed) {
    const target = join(folder, manifest.name)
    await mkdir(target, { recursive: true })
    await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
    folders.set(manifest.name, target)
  }
  for (const { manifest, folder: source } of packed) {
    const target = folders.get(manifest.name) ?? ''
    // Read from the published manifest, which differs from the workspace's.
    const { dependencies = {}, peerDependencies = {} } = readManifest(target)
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = folders.get(name) ?? join(source, 'node_modules', name)
      if (!existsSync(place)) continue
      const link = join(target, 'node_modules', name)
      await mkdir(dirname(link), { recursive: true })
      await symlink(place, link)
    }
  }
  return folders
}
