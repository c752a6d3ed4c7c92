import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Settings of a platform that reports its memory. */
export const memoryEnv = {
  NODE_OPTIONS: `--import ${new URL('./report-memory.mjs', import.meta.url).href}`,
}

export interface MemoryFigures {
  /** Memory of the process in MB: heap and external buffers. */
  usedMb: number
  /** Resident set size. */
  residentMb: number
}

/** The memory of a platform that was started with {@link memoryEnv}, after its garbage was collected. */
export async function readMemory(pid: number): Promise<MemoryFigures> {
  const path = join(tmpdir(), `floga-memory-${pid}.json`)
  process.kill(pid, 'SIGUSR2')
  for (let look = 0; look < 300; look += 1) {
    await delay(100)
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    await rm(path)
    const { heapUsed, external, rss } = JSON.parse(text) as NodeJS.MemoryUsage
    const megabyte = 1_024 * 1_024
    return { usedMb: (heapUsed + external) / megabyte, residentMb: rss / megabyte }
  }
  throw new Error('The platform did not report its memory.')
}
