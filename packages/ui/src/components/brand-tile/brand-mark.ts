/** Appearance of a brand without a logo: icon, colour and typeface. */
export interface BrandMarkAppearance {
  /** A path on a grid of 40 by 40. */
  shape: string
  /** White on it stays readable. */
  color: string
  face: 'caps' | 'title' | 'lower' | 'slanted' | 'spaced'
}

/**
 * Chooses how a brand is written, always the same for the same name, so that a page of brands reads
 * as many makers and each is known again.
 */
export function brandMark(name: string): BrandMarkAppearance {
  const number = [...name].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 104_729,
    7,
  )
  return {
    shape: shapes[number % shapes.length] ?? circle,
    color: colors[(number >> 3) % colors.length] ?? '#22262b',
    face: faces[(number >> 6) % faces.length] ?? 'title',
  }
}

const circle = 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z'

const shapes = [
  circle,
  'M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7z',
  'M20 1 39 20 20 39 1 20z',
  'M20 2 36 7v13c0 9-6.5 15-16 18.5C10.5 35 4 29 4 20V7z',
  'M9 3h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z',
  'M20 1c2 8 15 11 15 23a15 15 0 0 1-30 0C5 12 18 9 20 1z',
  'M3 9a6 6 0 0 1 6-6h28v28a6 6 0 0 1-6 6H3z',
]

const colors = [
  '#1d4e89',
  '#a83228',
  '#2f6f4f',
  '#4a48e0',
  '#8a4b08',
  '#22262b',
  '#0b6470',
  '#7a1f5c',
]

const faces = ['caps', 'title', 'lower', 'slanted', 'spaced'] as const
