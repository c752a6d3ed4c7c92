import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are made when first needed, and cached. */
export interface FileCache {
  /** Returns the file, made by `make` unless it is there; a name always means the same bytes. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  has(name: string): Promise<boolean>
  /** Whether a file is being made or waited for now. */
  isBusy(): boolean
}

/** Caches files in a folder; creates each once for concurrent requests, and a few at a time. */
export function createFileCache(
  directory: string,
  { maxAtOnce }: { maxAtOnce: number },
): FileCache {
  const running = new Map<string, Promise<Buffer>>()
  const turn = createLimiter(maxAtOnce)
  return {
    get(name, make) {
      const known = running.get(name)
      if (known) return known
      const path = join(directory, name)
      const work = readFile(path)
        .catch(() =>
          turn(async () => {
            const bytes = await make()
            await write(path, bytes, directory)
            return bytes
          }),
        )
        .finally(() => running.delete(name))
      running.set(name, work)
      return work
    },
    has: (name) =>
      access(join(directory, name)).then(
        () => true,
        () => false,
      ),
    isBusy: () => running.size > 0,
  }
}

async function write(path: string, bytes: Buffer, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  // Written to a temporary name and renamed, so that readers never see half a file.
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}

function createLimiter(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let active = 0
  return async (work) => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    active += 1
    try {
      return await work()
    } finally {
      active -= 1
      waiting.shift()?.()
    }
  }
}
