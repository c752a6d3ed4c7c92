import type { ReactElement } from 'react'

/**
 * A colour beside its name. Drawn as SVG: its `fill` is an attribute, where a style would need the
 * policy against inline styles to be loosened.
 */
export function ColorSwatch({ value }: { value: string }): ReactElement {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={value} stroke="currentColor" strokeOpacity="0.4" />
    </svg>
  )
}
