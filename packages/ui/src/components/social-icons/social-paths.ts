/** Marks of the networks, simplified: strokes of a 24 by 24 grid. */
export const socialPaths = {
  facebook: 'M4 4h16v16H4zM17 8h-1.5A2.5 2.5 0 0 0 13 10.5V20M10.5 13H16',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM16.8 7v.4',
  youtube:
    'M5 5.5h14A2.5 2.5 0 0 1 21.5 8v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9v6l5.2-3z',
  linkedin: 'M4 4h16v16H4zM8 10.5V16M8 7.6V8M11.5 16v-5.5M11.5 13a2.3 2.3 0 0 1 4.6 0v3',
} as const
