import type { ComponentType } from 'react'
import type { ConsentBarProps } from './consent-bar.js'

/** Fetches the bar, which shops without a provider do without. */
export async function loadConsentBar(): Promise<{ default: ComponentType<ConsentBarProps> }> {
  const { ConsentBar } = await import('./consent-bar.js')
  return { default: ConsentBar }
}
