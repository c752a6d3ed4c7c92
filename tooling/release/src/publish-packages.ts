import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PackedPackage } from './pack-packages.js'

const run = promisify(execFile)

/**
 * Publishes tarballs that were checked; those whose version the registry has are left out. The registry's token is npm's own
 * matter (`npm login`).
 *
 * @throws with what npm printed when the registry refuses one.
 */
export async function publishPackages(
  packed: readonly PackedPackage[],
  registry: string,
): Promise<void> {
  for (const { manifest, tarball } of packed) {
    const name = `${manifest.name}@${manifest.version}`
    // oxlint-disable-next-line no-await-in-loop -- in order, so that a failure leaves a beginning and no gaps
    if (await isPublished(name, registry)) {
      console.log(`${name} is there already`)
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
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
