'use client'

import { createPath, useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

/** A navigation whose page is being loaded. */
export interface PendingNavigation {
  /** Path, search and hash of the page. */
  href: string
  /** It follows a form that was sent by POST. */
  isSubmission: boolean
}

let pending: PendingNavigation | null = null

/** The navigation whose page is being loaded, for code outside of React; null for none. */
export function pendingNavigation(): PendingNavigation | null {
  return pending
}

/** Records that a link is followed, before React renders the router's state in a transition. */
export function recordNavigation(href: string): void {
  pending = { href, isSubmission: false }
}

/** Updates {@link pendingNavigation}. */
export function TrackNavigation(): ReactElement {
  // A new location ends the recorded navigation, even if React has never rendered its pending
  // state.
  return <Tracker key={useLocation().key} />
}

function Tracker(): null {
  const { state, location, formMethod } = useNavigation()
  useEffect(() => {
    pending =
      state === 'loading'
        ? { href: createPath(location), isSubmission: formMethod === 'POST' }
        : null
  }, [state, location, formMethod])
  return null
}
