import type { ReactElement } from 'react'

interface SwatchProps {
  color: string
}

/** A colour swatch as SVG: a strict content security policy blocks colours in style attributes. */
export function Swatch({ color }: SwatchProps): ReactElement {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={color} stroke="currentColor" strokeOpacity=".4" />
    </svg>
  )
}
