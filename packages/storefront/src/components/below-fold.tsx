'use client'

import { css } from '@linaria/core'
import { useNavigationType } from '@remix-run/react'
import { startTransition, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** As high as the viewport: the footer stays below the fold. */
const placeholder = css`
  @layer app {
    min-block-size: 100vh;
  }
`

/**
 * Whether to render content below the fold. Initially false after a navigation, so that the first
 * screen is painted sooner. True in a document load, and after going back, to restore the scroll
 * position.
 */
export function useBelowFold(): boolean {
  const isWhole = useNavigationType() === 'POP'
  const [isRendered, setRendered] = useState(isWhole)
  useEffect(() => startTransition(() => setRendered(true)), [])
  return isRendered
}

/** Content below the first screen of a page; see {@link useBelowFold}. */
export function BelowFold({ children }: { children: ReactNode }): ReactElement {
  return useBelowFold() ? <>{children}</> : <div className={placeholder} />
}
