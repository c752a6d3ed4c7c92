/** Phases of the loading bar. */
export type LoadingPhase = 'hidden' | 'running' | 'finished' | 'failed'

/** Timer functions, so that tests bring their own clock. */
export interface LoadingBarTimers {
  /** @default the global `setTimeout`, looked up at call time */
  setTimer?: (run: () => void, delayMs: number) => unknown
  /** @default the global `clearTimeout`, looked up at call time */
  clearTimer?: (timer: unknown) => void
}

export interface LoadingBarControllerOptions extends LoadingBarTimers {
  onPhaseChange: (phase: LoadingPhase) => void
  /** Milliseconds of work before the bar appears at all. @default 200 */
  throttleMs?: number
  /** Milliseconds for which the end stays visible. @default 500 */
  hideDelayMs?: number
}

/** Drives a loading bar. */
export interface LoadingBarController {
  start: () => void
  finish: () => void
  fail: () => void
  /** Drops the running timer; the controller stays usable. */
  stop: () => void
}

/** Milliseconds in which the bar fills: the length of its animation. */
export const loadingBarDurationMs = 5000

/**
 * Decides when a loading bar appears and disappears: work shorter than the throttle shows nothing,
 * the end of longer work stays briefly, and a failure always shows.
 */
export function createLoadingBarController({
  onPhaseChange,
  throttleMs = 200,
  hideDelayMs = 500,
  setTimer = (run, delayMs) => setTimeout(run, delayMs),
  clearTimer = (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}: LoadingBarControllerOptions): LoadingBarController {
  let phase: LoadingPhase = 'hidden'
  let timer: unknown

  const stop = (): void => {
    if (timer !== undefined) clearTimer(timer)
    timer = undefined
  }
  const enter = (next: LoadingPhase): void => {
    if (next === phase) return
    phase = next
    onPhaseChange(next)
  }
  const enterAfter = (next: LoadingPhase, delayMs: number): void => {
    stop()
    timer = setTimer(() => enter(next), delayMs)
  }
  const end = (next: 'finished' | 'failed'): void => {
    enter(next)
    enterAfter('hidden', hideDelayMs)
  }

  return {
    start: () => {
      enter('hidden')
      enterAfter('running', throttleMs)
    },
    finish: () => {
      stop()
      if (phase === 'running') end('finished')
    },
    fail: () => end('failed'),
    stop,
  }
}
