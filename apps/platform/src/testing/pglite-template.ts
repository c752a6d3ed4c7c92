import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { migrate } from '../foundation/database/migrate.js'
import { openPglite } from '../foundation/database/open-pglite.js'
import { platformFiles } from '../composition/platform-files.js'

const PREFIX = 'floga-test-template-'

/** Working copies with migrations of their own share the temporary directory. */
const MAX_TEMPLATES = 3
/** A run of all tests takes less. */
const IN_USE_MS = 60 * 60_000

/**
 * Creates the data directory of a migrated embedded database, as one file. It takes seconds, so the
 * file is cached between runs under a hash of its sources; unused ones are deleted.
 *
 * @returns Path of the file.
 */
export async function keepPgliteTemplate(): Promise<string> {
  const path = join(tmpdir(), `${PREFIX}${await sourcesHash()}.tar`)
  const now = new Date()
  const isCached = await utimes(path, now, now).then(
    () => true,
    () => false,
  )
  if (isCached) return path
  const bytes = await makeTemplate()
  // Another run may make the same file at the same time.
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, bytes)
  await rename(own, path)
  await deleteOldTemplates(tmpdir())
  return path
}

/** Deletes templates but those that were used last, and those that a run may still be using. */
export async function deleteOldTemplates(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter(
    (name) => name.startsWith(PREFIX) && /\.tar(?:\.[0-9a-f]+)?$/.test(name),
  )
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      // Another run may delete it first.
      const usedAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { path, usedAt }
    }),
  )
  const old = files
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(MAX_TEMPLATES)
    .filter(({ usedAt }) => usedAt < Date.now() - IN_USE_MS)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}

async function makeTemplate(): Promise<Uint8Array> {
  const directory = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const dataDir = join(directory, 'database')
    const database = await openPglite({ dataDir })
    await migrate(database, { directory: platformFiles.migrations })
    await database.close()
    const engine = await PGlite.create({ dataDir, extensions: { pg_trgm } })
    const dumped = await engine.dumpDataDir('none')
    await engine.close()
    return new Uint8Array(await dumped.arrayBuffer())
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** The sources of a template: the migrations, what runs before them, and the engine. */
async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  const migrations = (await readdir(platformFiles.migrations)).sort()
  const code = join(import.meta.dirname, '../foundation/database')
  const files = [
    ...migrations.map((file) => join(platformFiles.migrations, file)),
    join(code, 'migrate.ts'),
    join(code, '../../../package.json'),
    join(code, '../../../../../pnpm-workspace.yaml'),
  ]
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
