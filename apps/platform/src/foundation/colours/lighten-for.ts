/** Contrast that text needs: WCAG 2.2, success criterion 1.4.3. */
export const textContrast = 4.5

/** A colour, mixed with as much white as text in it needs on a dark ground. Both are written as `#rrggbb`. */
export function lightenFor(color: string, ground: string): string {
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = `#${channels(color)
      .map((channel) => Math.round(channel + (255 - channel) * white))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
    if (contrastOf(mixed, ground) >= textContrast) return mixed
  }
  return '#ffffff'
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16))
}
