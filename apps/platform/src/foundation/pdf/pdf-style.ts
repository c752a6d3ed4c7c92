/** Measures in points, of A4. */
export const pdfStyle = {
  margin: { top: 52, bottom: 64, left: 56, right: 56 },
  width: 595.28 - 112,
  ink: '#1a1a1a',
  muted: '#56636f',
  rule: '#d5dae0',
  ground: '#f5f6f8',
  warning: { ground: '#fff5e8', edge: '#9a5200' },
  size: { title: 22, subtitle: 11, heading: 13, subheading: 11, text: 10, small: 8.5 },
  lineGap: 2,
} as const

/** Raised with every change of the layout, so that cached files are rendered again. */
export const pdfLayoutVersion = 4
