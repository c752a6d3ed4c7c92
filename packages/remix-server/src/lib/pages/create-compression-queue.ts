/** What a queue needs. */
export interface CompressionQueueOptions {
  /** Compresses the page of a key; one that is gone costs nothing. */
  compress: (key: string) => Promise<void>
  onError: (error: unknown) => void
  /** Resolves when there is time for it: visitors come first. @default at once */
  untilIdle?: (() => Promise<void>) | undefined
  /** Most keys that wait; beyond, what waits longest stays as it is. @default 256 */
  maxWaiting?: number
}

/** Pages that wait for their smallest bytes. */
export interface CompressionQueue {
  add(key: string): void
  /** Resolves when nothing waits. */
  settled(): Promise<void>
}

/**
 * Creates a queue that compresses one page at a time: the smallest bytes cost much time, and visitors come first. It holds
 * keys alone, so that a page which the cache let go of is gone.
 */
export function createCompressionQueue({
  compress,
  onError,
  untilIdle = () => Promise.resolve(),
  maxWaiting = 256,
}: CompressionQueueOptions): CompressionQueue {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    for (const key of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await untilIdle()
      waiting.delete(key)
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await compress(key).catch(onError)
    }
    running = undefined
  }

  return {
    add(key) {
      waiting.delete(key)
      waiting.add(key)
      if (waiting.size > maxWaiting) waiting.delete([...waiting][0] ?? key)
      running ??= Promise.resolve().then(run)
    },
    // What is added meanwhile is taken up by the same run.
    settled: async () => running,
  }
}
