'use client'

import { type ReactElement, type ReactNode, useMemo } from 'react'
import { Provider } from 'urql'

import { createBrowserClient } from './browser-client.js'

export interface GraphqlProviderProps {
  /** Address of the shop's own GraphQL route in the page's language. */
  url: string
  children: ReactNode
}

/**
 * Provides urql's hooks with a client for the page's language: another address creates another
 * client.
 */
export function GraphqlProvider({ url, children }: GraphqlProviderProps): ReactElement {
  const client = useMemo(() => createBrowserClient({ url }), [url])
  return <Provider value={client}>{children}</Provider>
}
