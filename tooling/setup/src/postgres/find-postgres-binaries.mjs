import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders whose children are named after PostgreSQL's major versions. */
const versionedFolders = ['/usr/lib/postgresql', '/usr/local/lib/postgresql']

/** Where Homebrew and Red Hat's packages put the server. */
const plainFolders = [
  '/opt/homebrew/opt/postgresql/bin',
  '/usr/local/opt/postgresql/bin',
  '/usr/pgsql/bin',
]

/**
 * The folder of an installed PostgreSQL server, the newest of several.
 *
 * @param {{ path: string, versioned?: string[], plain?: string[] }} options
 * @returns {string | undefined}
 */
export function findPostgresBinaries({ path, versioned = versionedFolders, plain = plainFolders }) {
  const byVersion = versioned
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => newestFirst(readdirSync(folder)).map((name) => join(folder, name, 'bin')))
  const candidates = [...byVersion, ...path.split(delimiter), ...plain]
  return candidates.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** @param {string[]} names */
function newestFirst(names) {
  return names.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
}
