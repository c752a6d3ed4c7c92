import { createContext, useContext } from 'react'

/** Whether the page around is shown. */
export const PageShownContext = createContext(true)

/**
 * Whether the page is shown. False while it is drawn before a visitor opens it, as its handle allows by `isDrawnAhead`: what
 * it does to the window, to what the browser keeps, or after some time has to wait.
 */
export function usePageShown(): boolean {
  return useContext(PageShownContext)
}
