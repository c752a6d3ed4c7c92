import { createContext, useContext } from 'react'

/** Marks our own inline scripts and styles while the server renders; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
