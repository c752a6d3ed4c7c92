import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { UnreadableFileError } from '../../foundation/files/read-text-file.js'
import { CommandError } from '../command-context.js'

/** Names in a backup's folder. */
export const backupNames = { manifest: 'backup.json', database: 'database.dump', files: 'files' }

const manifestSchema = v.object({
  format: v.literal(1),
  engine: v.picklist(['pglite', 'postgres']),
  /** The newest one that the database had. */
  migration: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the database's file, hexadecimal. */
  checksum: v.string(),
})

/** Metadata of a backup. It is written last: a folder without it is incomplete. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>

/** Ends a backup. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(folder, backupNames.manifest), text, { flag: 'wx', mode: 0o600 })
}

/**
 * @throws {CommandError} when the folder holds no finished backup, or the database's file is not as
 * it was written.
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const path = join(folder, backupNames.manifest)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(
      `${folder} is not a complete backup: ${backupNames.manifest} is missing.`,
    )
  })
  const result = v.safeParse(manifestSchema, parseJson(text))
  if (!result.success) {
    throw new CommandError(`${path} cannot be read: ${result.issues[0].message}.`)
  }
  const checksum = await checksumOf(join(folder, backupNames.database))
  if (checksum !== result.output.checksum) {
    throw new CommandError(`${backupNames.database} of ${folder} is damaged: its checksum differs.`)
  }
  return result.output
}

/** SHA-256 of a file, hexadecimal. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw new UnreadableFileError(file, error)
  })
  return hash.digest('hex')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
