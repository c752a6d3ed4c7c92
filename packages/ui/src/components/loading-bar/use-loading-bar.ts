import { useEffect, useRef, useState } from 'react'
import { createLoadingBarController } from '../../lib/loading-bar-controller.js'
import type { LoadingBarController, LoadingPhase } from '../../lib/loading-bar-controller.js'

/** The work that {@link useLoadingBar} tracks. */
export interface UseLoadingBarOptions {
  /** A navigation or a fetch is under way. */
  isBusy: boolean
  /** The work that just ended, also before the bar was mounted, did not succeed. @default false */
  hasFailed?: boolean
}

/** Returns the phase of a loading bar for work that starts and ends: pass it to `LoadingBar`. */
export function useLoadingBar({ isBusy, hasFailed = false }: UseLoadingBarOptions): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('hidden')
  const controller = useRef<LoadingBarController | undefined>(undefined)
  const wasBusy = useRef(hasFailed)

  useEffect(() => {
    controller.current ??= createLoadingBarController({ onPhaseChange: setPhase })
    if (isBusy) controller.current.start()
    else if (wasBusy.current && hasFailed) controller.current.fail()
    else if (wasBusy.current) controller.current.finish()
    wasBusy.current = isBusy
  }, [isBusy, hasFailed])

  useEffect(() => () => controller.current?.stop(), [])
  return phase
}
