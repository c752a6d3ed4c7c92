import type { ComponentType } from 'react'
import type { ConsentBarProps } from './consent-bar.js'

let loaded: ComponentType<ConsentBarProps> | null = null

/** Fetches the bar, which shops without a provider do without; before a page is drawn or hydrated. */
export async function loadConsentBar(): Promise<void> {
  loaded = (await import('./consent-bar.js')).ConsentBar
}

/** The bar, once it is there. */
export function loadedConsentBar(): ComponentType<ConsentBarProps> | null {
  return loaded
}
