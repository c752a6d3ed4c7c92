import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readStaticFile, type StaticFile, type StaticFiles } from './load-static-files.js'

/** Files of all builds whose processes share a folder. */
export interface SharedFiles {
  /** The file of whichever build has one of this path; undefined where none has. */
  find(path: string): Promise<StaticFile | undefined>
}

/** A build that has not been started for so long has no page left that anybody looks at. */
const keptDays = 30

const assetPath = /^\/assets\/([\w-][\w.-]*)$/

/**
 * Copies what a build keeps below `/assets/`, whose names hold a hash, into a folder that all processes share, and removes what
 * no build has brought for thirty days. A page of one build then finds its scripts and styles at a process of another.
 */
export async function shareFiles(
  folder: string,
  files: StaticFiles,
  now: Date = new Date(),
): Promise<SharedFiles> {
  await mkdir(folder, { recursive: true })
  for (const [path, { bodies }] of files) {
    const name = assetPath.exec(path)?.[1]
    if (name === undefined) continue
    const { identity, br, gzip } = bodies
    // The file itself last: whoever finds it finds its compressed forms beside it.
    // oxlint-disable no-await-in-loop -- one disk
    if (br) await put(join(folder, `${name}.br`), br, now)
    if (gzip) await put(join(folder, `${name}.gz`), gzip, now)
    await put(join(folder, name), identity, now)
    // oxlint-enable no-await-in-loop
  }
  await removeOld(folder, now)
  return {
    async find(path) {
      const name = assetPath.exec(path)?.[1]
      return name === undefined ? undefined : readStaticFile(join(folder, name), path)
    },
  }
}

/** Another process may write the same file at the same moment: it appears whole, or not at all. */
async function put(path: string, bytes: Buffer, now: Date): Promise<void> {
  const known = await stat(path).catch(() => undefined)
  if (known?.size === bytes.length) {
    await utimes(path, now, now)
    return
  }
  const own = `${path}.${randomUUID()}.new`
  await writeFile(own, bytes)
  await utimes(own, now, now)
  await rename(own, path)
}

async function removeOld(folder: string, now: Date): Promise<void> {
  const oldestMs = now.getTime() - keptDays * 86_400_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // oxlint-disable-next-line no-await-in-loop -- one disk
    const known = await stat(path).catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (known?.isFile() && known.mtimeMs < oldestMs) await rm(path, { force: true })
  }
}
