import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readStaticFile, type StaticFile, type StaticFiles } from './load-static-files.js'

/** Files of all builds whose processes share a folder. */
export interface PublishedAssets {
  /** The file of whichever build has one of this path; undefined where none has. */
  find(path: string): Promise<StaticFile | undefined>
}

/** No open page refers to files of a build that has not been started for this long. */
const retentionDays = 30

const assetPath = /^\/assets\/([\w-][\w.-]*)$/

/**
 * Copies a build's hashed files below `/assets/` to a folder that all processes share, and removes
 * files that no build has published for thirty days. During a rolling deployment, pages of one
 * build then find their scripts and styles at processes of another.
 */
export async function publishAssets(
  folder: string,
  files: StaticFiles,
  now: Date = new Date(),
): Promise<PublishedAssets> {
  await mkdir(folder, { recursive: true })
  for (const [path, { bodies }] of files) {
    const name = assetPath.exec(path)?.[1]
    if (name === undefined) continue
    const { identity, br, gzip } = bodies
    // The file itself last, so that its compressed forms exist once it does.
    if (br) await put(join(folder, `${name}.br`), br, now)
    if (gzip) await put(join(folder, `${name}.gz`), gzip, now)
    await put(join(folder, name), identity, now)
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
  const oldestMs = now.getTime() - retentionDays * 86_400_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known?.isFile() && known.mtimeMs < oldestMs) await rm(path, { force: true })
  }
}
