import { css } from '@linaria/core'
import { useNavigationType } from '@remix-run/react'
import { startTransition, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { whenIdle } from '../../wiring/browser/when-idle.js'

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
  // Of the first page of a document as well.
  const isWhole = useNavigationType() === 'POP'
  const [isDrawn, setDrawn] = useState(isWhole)
  useEffect(() => {
    if (isDrawn) return
    return whenIdle(() => startTransition(() => setDrawn(true)), latestMs)
  }, [isDrawn])
  return isDrawn
}

/** Holds what is out of sight when a page opens. */
export function BelowFold({ children }: { children: ReactNode }): ReactElement {
  const isDrawn = useBelowFold()
  return isDrawn ? <>{children}</> : <div className={place} />
}
