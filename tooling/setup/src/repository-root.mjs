import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const repositoryRoot = resolve(fileURLToPath(new URL('../../..', import.meta.url)))

/**
 * Folder of the full output of each step and server.
 *
 * @param {string} root
 */
export function logsFolder(root) {
  return join(root, '.data', 'logs')
}
