/** What is known of the platform. */
export interface VersionWatch {
  /** Version of the platform's data when last received; empty before the first answer. */
  version(): string
  /** Whether the platform answered when last asked. True until it first fails to. */
  isUp(): boolean
  /** Asks now. */
  check(): Promise<boolean>
  /** Asks over and over, until the returned function is called. */
  start(): () => void
}

/** What a watch needs. */
export interface VersionWatchOptions {
  /** Asks the platform; rejects when it does not answer in time. */
  version: () => Promise<string>
  /** Milliseconds from one answer to the next question. @default 2_000 */
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
