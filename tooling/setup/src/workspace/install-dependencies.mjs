import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const recordFile = 'node_modules/.installed-from'

/**
 * Whether the installed dependencies match the current lockfile.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const record = join(root, recordFile)
  return existsSync(record) && readFileSync(record, 'utf8') === lockfileDigest(root)
}

/**
 * Installs exactly the lockfile, unless the last complete installation did.
 *
 * @param {{ root: string, install: (command: string[]) => Promise<void> }} options
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installDependencies({ root, install }) {
  if (isInstalled(root)) return false
  await install(['pnpm', 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'])
  writeFileSync(join(root, recordFile), lockfileDigest(root))
  return true
}

/** @param {string} root */
function lockfileDigest(root) {
  const digest = createHash('sha256').update(process.version)
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    digest.update(readFileSync(join(root, name)))
  }
  return digest.digest('hex')
}
