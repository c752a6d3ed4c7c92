import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installDebianPackage } from './install-debian-package.mjs'

/** Where Debian puts servers, which a person's search path may lack. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin']

/**
 * A program of the system that a test starts: an installed one, else Debian's package of the same name. Undefined where it
 * cannot be had.
 *
 * @param {object} context
 * @param {string} context.name
 * @param {string} context.root
 * @param {NodeJS.ProcessEnv} context.env
 * @param {boolean} [context.mayInstall]
 * @returns {Promise<string | undefined>}
 */
export async function provideProgram({ name, root, env, mayInstall = true }) {
  const find = () =>
    [...(env.PATH ?? '').split(delimiter), ...serverFolders]
      .map((folder) => join(folder, name))
      .find((program) => existsSync(program))
  const installed = find()
  if (installed !== undefined || !mayInstall || !canInstallPackages()) return installed
  await installDebianPackage({ name, root, env })
  return find()
}
