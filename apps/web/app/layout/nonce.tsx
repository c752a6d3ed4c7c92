import { createContext, useContext } from 'react'

/** CSP nonce of inline scripts and styles during server rendering; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
