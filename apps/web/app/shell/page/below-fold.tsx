import { css } from '@linaria/core'
import { useNavigationType } from '@remix-run/react'
import { startTransition, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { afterFrame } from '../../wiring/browser/after-frame.js'
import { whenIdle } from '../../wiring/browser/when-idle.js'
import { usePageShown } from '../drawn-ahead/page-shown.js'

/** How long the browser may have better things to do. */
const latestMs = 300

/** What stands behind it, the page's foot, stays out of sight. */
const place = css`
  @layer app {
    min-block-size: 100vh;
  }
`

/**
 * Whether what is out of sight when a page opens is drawn. Where a page follows another, its first screen is painted before: false
 * until then. A document has all of it, and so has a page to which a visitor goes back, to where they had left it.
 */
export function useBelowFold(): boolean {
  return useDrawnAfter(whenBrowserIsIdle)
}

/**
 * Whether what is in sight but not looked at first is drawn: false in the first frame of a page that follows another, true from the
 * next one on. What waits for it has its place from the start, so that nothing moves.
 */
export function useAfterFirstFrame(): boolean {
  return useDrawnAfter(afterFrame)
}

/**
 * A value as it was until the page with which it has changed is painted and the browser is idle: for parts that nobody sees
 * before. The same as the value in a document.
 */
export function useOnceIdle(value: string): string {
  const [known, setKnown] = useState(value)
  useEffect(() => whenBrowserIsIdle(() => startTransition(() => setKnown(value))), [value])
  return known
}

function useDrawnAfter(wait: (act: () => void) => () => void): boolean {
  // Of the first page of a document as well.
  const isWhole = useNavigationType() === 'POP'
  const isShown = usePageShown()
  const [isDrawn, setDrawn] = useState(isWhole)
  useEffect(() => {
    if (isDrawn || !isShown) return
    return wait(() => startTransition(() => setDrawn(true)))
  }, [isDrawn, isShown, wait])
  return isDrawn
}

const whenBrowserIsIdle = (act: () => void): (() => void) => whenIdle(act, latestMs)

/** Holds what is out of sight when a page opens. */
export function BelowFold({ children }: { children: ReactNode }): ReactElement {
  return useBelowFold() ? <>{children}</> : <div className={place} />
}

/** Holds what is out of sight when a page opens, and stands there from the next frame on. */
export function AfterFirstFrame({ children }: { children: ReactNode }): ReactElement {
  return useAfterFirstFrame() ? <>{children}</> : <div className={place} />
}
