import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCheckOptions {
  /** Folder with the data. */
  directory: string
  onError: (error: unknown) => void
  /** Milliseconds for which an answer holds. @default 5_000 */
  validMs?: number
  /** @default () => performance.now() */
  nowMs?: () => number
}

/**
 * As large as the writes of the database are, and of no use smaller: the last blocks of a disk take
 * a byte, and no order.
 */
const probe = Buffer.alloc(256 * 1024)

/**
 * Creates a check whether a folder can be written to: its disk may be full, or have become
 * read-only.
 */
export function createDiskCheck(options: DiskCheckOptions): () => Promise<boolean> {
  const { directory, onError, validMs = 5_000, nowMs = () => performance.now() } = options
  const path = join(directory, `disk-check-${process.pid}`)
  let last: { atMs: number; answer: Promise<boolean> } | undefined
  const write = async (): Promise<boolean> => {
    try {
      await writeFile(path, probe)
      return true
    } catch (error) {
      onError(error)
      return false
    } finally {
      await rm(path, { force: true }).catch(onError)
    }
  }
  return () => {
    if (last === undefined || nowMs() - last.atMs >= validMs) {
      last = { atMs: nowMs(), answer: write() }
    }
    return last.answer
  }
}
