/** The last known state of the platform. */
export interface VersionWatch {
  /** Last received version of the platform's data; empty before the first response. */
  version(): string
  /** Whether the last request to the platform succeeded. True until the first failure. */
  isUp(): boolean
  /** Checks now. */
  check(): Promise<boolean>
  /** Polls until the returned function is called. */
  start(): () => void
}

export interface VersionWatchOptions {
  /** Requests the version; rejects when there is no response in time. */
  version: () => Promise<string>
  /** Milliseconds between requests. @default 2_000 */
  intervalMs?: number
  onChange?: (state: { isUp: boolean; version: string }) => void
}

/** Creates a watch over the platform: is it there, and has its data changed? */
export function createVersionWatch({
  version: askVersion,
  intervalMs = 2_000,
  onChange,
}: VersionWatchOptions): VersionWatch {
  let state = { isUp: true, version: '' }

  async function check(): Promise<boolean> {
    const received = await askVersion().then(
      (version) => ({ isUp: true, version }),
      () => ({ isUp: false, version: state.version }),
    )
    const hasChanged = received.isUp !== state.isUp || received.version !== state.version
    state = received
    if (hasChanged) onChange?.(state)
    return state.isUp
  }

  return {
    version: () => state.version,
    isUp: () => state.isUp,
    check,
    start() {
      let timer: NodeJS.Timeout | undefined
      let isStopped = false
      const tick = async (): Promise<void> => {
        await check()
        if (!isStopped) timer = setTimeout(() => void tick(), intervalMs).unref()
      }
      void tick()
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}
