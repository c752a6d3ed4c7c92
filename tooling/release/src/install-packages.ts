import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readManifest } from './list-packages.js'
import type { PackedPackage } from './pack-packages.js'

const run = promisify(execFile)

/**
 * Lays tarballs out in a folder outside the workspace, each with what its manifest names and nothing else: packages of
 * the kit from their tarballs, all others from the workspace's own installation, so that no registry is asked.
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
    // oxlint-disable-next-line no-await-in-loop -- a few files each
    await mkdir(target, { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- see above
    await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
    folders.set(manifest.name, target)
  }
  for (const { manifest, folder: source } of packed) {
    const target = folders.get(manifest.name) ?? ''
    // What is published, which the workspace's manifest is not.
    const { dependencies = {}, peerDependencies = {} } = readManifest(target)
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = folders.get(name) ?? join(source, 'node_modules', name)
      if (!existsSync(place)) continue
      const link = join(target, 'node_modules', name)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await mkdir(dirname(link), { recursive: true })
      // oxlint-disable-next-line no-await-in-loop -- see above
      await symlink(place, link)
    }
  }
  return folders
}
