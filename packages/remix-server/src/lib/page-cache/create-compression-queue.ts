export interface CompressionQueueOptions {
  /** Compresses the page of a key; a missing one costs nothing. */
  compress: (key: string) => Promise<void>
  onError: (error: unknown) => void
  /** Resolves when there is time for it: visitors come first. @default at once */
  untilIdle?: (() => Promise<void>) | undefined
  /** Maximum number of queued keys; beyond it, the oldest are dropped. @default 256 */
  maxWaiting?: number
}

/** Pages that wait for their smallest bytes. */
export interface CompressionQueue {
  add(key: string): void
  /** Resolves when nothing waits. */
  settled(): Promise<void>
}

/**
 * Creates a queue that compresses one page at a time: maximum compression costs much CPU time, and
 * visitors come first. It stores only keys, so that evicted pages are freed.
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
      await untilIdle()
      waiting.delete(key)
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
    // Keys added while it runs are processed by the same run.
    settled: async () => running,
  }
}
