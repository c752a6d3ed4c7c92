import { createContext } from 'react'

/** Marks the shop's own inline scripts and styles while the server draws; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
