import { createHash, randomBytes } from 'node:crypto'
import { access, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { migrate } from '../foundation/database/migrate.js'
import { openPglite } from '../foundation/database/open-pglite.js'
import { platformFiles } from '../composition/platform-files.js'

/**
 * Makes the data directory of a migrated embedded database, as one file. It takes seconds, so the file is kept
 * between runs under the hash of what it comes from.
 *
 * @returns Where the file lies.
 */
export async function keepPgliteTemplate(): Promise<string> {
  const path = join(tmpdir(), `floga-test-template-${await sourcesHash()}.tar`)
  const isKept = await access(path).then(
    () => true,
    () => false,
  )
  if (isKept) return path
  const bytes = await makeTemplate()
  // Another run may make the same file at the same time.
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, bytes)
  await rename(own, path)
  return path
}

async function makeTemplate(): Promise<Uint8Array> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-test-template-'))
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

/** Whatever a template is made of: the migrations, what runs before them, and the engine. */
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
