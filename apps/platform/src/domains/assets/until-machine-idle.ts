import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** Definition of idle. */
export interface UntilMachineIdleOptions {
  /** Ends the wait. */
  signal: AbortSignal
  /** Length of the moment that is looked at. @default 250 */
  intervalMs?: number
  /** Share of all processors that must have nothing to do. @default 0.5 */
  idleShare?: number
  /** @default those of the machine */
  readProcessors?: () => readonly ProcessorTimes[]
}

/** CPU times in milliseconds by mode. */
export interface ProcessorTimes {
  times: Record<string, number> & { idle: number }
}

/**
 * Waits until the machine is nearly idle, counting all processes: the shop on the same machine
 * renders most pages without calling the platform.
 */
export async function untilMachineIdle({
  signal,
  intervalMs = 250,
  idleShare = 0.5,
  readProcessors = processors,
}: UntilMachineIdleOptions): Promise<void> {
  let before = sum(readProcessors())
  while (!signal.aborted) {
    await setTimeout(intervalMs, undefined, { signal, ref: false }).catch(() => undefined)
    const now = sum(readProcessors())
    const passed = now.all - before.all
    if (passed > 0 && (now.idle - before.idle) / passed >= idleShare) return
    before = now
  }
}

function processors(): ProcessorTimes[] {
  return cpus().map(({ times }) => ({ times: { ...times } }))
}

function sum(all: readonly ProcessorTimes[]): { all: number; idle: number } {
  return {
    all: all.reduce(
      (total, { times }) => total + Object.values(times).reduce((part, ms) => part + ms, 0),
      0,
    ),
    idle: all.reduce((total, { times }) => total + times.idle, 0),
  }
}
