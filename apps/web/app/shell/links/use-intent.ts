import { useEffect, useState } from 'react'
import type { AnchorHTMLAttributes } from 'react'

import { mayPrefetch } from './may-prefetch.js'
import { whenIdle } from './when-idle.js'

/** How long a pointer or the focus must stay before it counts as an intent. */
const stayMs = 100
/** How long an idle moment is waited for. */
const idleTimeoutMs = 2_000

type Watched = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'
>

/** Whether somebody is about to press a link, and the handlers that find out; they call those of `own` as well. */
export function useIntent(own: Watched): { isWanted: boolean; watch: Watched } {
  const [isNear, setNear] = useState(false)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isNear || !mayPrefetch(navigator)) return
    let callOff = (): void => {}
    const stay = setTimeout(() => {
      callOff = whenIdle(() => setWanted(true), idleTimeoutMs)
    }, stayMs)
    return () => {
      clearTimeout(stay)
      callOff()
    }
  }, [isNear])

  const come = (): void => setNear(true)
  const go = (): void => setNear(false)
  return {
    isWanted,
    watch: {
      onMouseEnter: both(own.onMouseEnter, come),
      onMouseLeave: both(own.onMouseLeave, go),
      onFocus: both(own.onFocus, come),
      onBlur: both(own.onBlur, go),
      onTouchStart: both(own.onTouchStart, come),
    },
  }
}

function both<E>(own: ((event: E) => void) | undefined, act: () => void): (event: E) => void {
  return (event) => {
    own?.(event)
    act()
  }
}
