'use client'

import type { Session } from '@floga/session-core'
import { createContext, useContext } from 'react'

/** The browser's session; null on the server and until it is loaded. */
export const SessionContext = createContext<Session | null>(null)

export function useBrowserSession(): Session | null {
  return useContext(SessionContext)
}
