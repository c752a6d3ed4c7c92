import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PackedPackage } from './pack-packages.js'

const run = promisify(execFile)

/**
 * Publishes checked tarballs, except versions that the registry already has. Authentication is
 * npm's own (`npm login`).
 *
 * @throws with npm's output when the registry rejects one.
 */
export async function publishPackages(
  packed: readonly PackedPackage[],
  registry: string,
): Promise<void> {
  for (const { manifest, tarball } of packed) {
    const name = `${manifest.name}@${manifest.version}`
    // In order, so that a failure leaves a beginning and no gaps.
    if (await isPublished(name, registry)) {
      console.log(`${name} already exists`)
      continue
    }
    await run('npm', ['publish', tarball, '--registry', registry, '--access', 'public'])
    console.log(`${name} published`)
  }
}

async function isPublished(name: string, registry: string): Promise<boolean> {
  try {
    const { stdout } = await run('npm', ['view', name, 'version', '--registry', registry])
    return stdout.trim() !== ''
  } catch {
    return false
  }
}
