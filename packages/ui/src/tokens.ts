import { palette } from './palette.js'

/** Colour schemes that the tokens hold; `data-scheme` on the root element chooses one. */
export type SchemeName = keyof typeof palette

/** Name of a colour token. */
export type ColorName = keyof (typeof palette)['light']

/** Names of the spacing steps, from .25rem to 8rem. */
export type SpaceName = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl'

/**
 * Raw colour values of both schemes, for tests, charts and mails that cannot read custom
 * properties.
 */
export const colorValues: Record<SchemeName, Record<ColorName, string>> = palette

/** Raw spacing values; the keys are the steps' names. */
export const spaceValues: Record<SpaceName, string> = {
  '2xs': '.25rem',
  xs: '.5rem',
  sm: '.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4rem',
  '4xl': '6rem',
  '5xl': '8rem',
}

/** References to colour tokens: `color.ink` is `var(--floga-color-ink)`. */
export const color = Object.fromEntries(
  Object.keys(palette.light).map((name) => [name, `var(--floga-color-${name})`]),
) as Record<ColorName, string>

/** References to the spacing steps. */
export const space = Object.fromEntries(
  Object.keys(spaceValues).map((name) => [name, `var(--floga-space-${name})`]),
) as Record<SpaceName, string>

/** References to font families, sizes and line heights. Title sizes grow at 768 px. */
export const type = {
  body: 'var(--floga-font-body)',
  title: 'var(--floga-font-title)',
  title1: 'var(--floga-size-title1)',
  title2: 'var(--floga-size-title2)',
  title3: 'var(--floga-size-title3)',
  title4: 'var(--floga-size-title4)',
  large: '1.125rem',
  base: '1rem',
  small: '.875rem',
  tiny: '.8125rem',
  leading: '1.5',
  leadingTight: '1.2',
} as const

/** Corner radii: controls and surfaces, images, and pills. */
export const radius = {
  control: 'var(--floga-radius-control)',
  image: 'var(--floga-radius-image)',
  pill: '999px',
} as const

/** Shadows, only for floating elements. */
export const shadow = { float: 'var(--floga-shadow-float)' } as const

/** Durations and easing; the durations are zero under reduced motion. */
export const motion = {
  quick: 'var(--floga-motion-quick)',
  calm: 'var(--floga-motion-calm)',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
} as const

/** Sizes of controls and of the page: `control` is 44px where the pointer is coarse. */
export const size = {
  control: 'var(--floga-control)',
  controlSmall: 'var(--floga-control-small)',
  content: '1320px',
  gutter: 'var(--floga-gutter)',
  /** Space at the sides of the page: the gutter, or the safe area's inset if it is larger. */
  edge: 'var(--floga-edge)',
  /** What a page keeps free above a part that it scrolls to. */
  scrollOffset: '150px',
} as const

/**
 * Height of the covered bottom of the viewport, by the cookie bar, a bar of the page
 * (`--page-bar-size`, which that page sets) and notices of the app: scroll padding for focused
 * elements, at the page's end as well.
 */
export const coveredFoot =
  'max(env(safe-area-inset-bottom), var(--cookie-bar-size, 0px)' +
  ' + var(--page-bar-size, 0px) + var(--app-notices-size, 0px))'

/** Smallest widths, in px, at which a layout changes. */
export const breakpointsPx = { sm: 576, md: 768, lg: 992, xl: 1200 } as const

/** Media queries for use in a `css` block: `${media.md} { … }`. */
export const media = {
  sm: '@media (min-width: 576px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
  coarse: '@media (pointer: coarse)',
  forced: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
} as const

/**
 * Stacks the rows of the table inside on narrow screens: the cells of a row below each other, the
 * headings of columns only for screen readers. For use in a `css` block: `@media (max-width: …) {
 * ${stackedRows} }`.
 */
export const stackedRows = `
  table,
  tbody {
    display: block;
  }
  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody tr {
    display: grid;
    gap: ${space.xs};
    padding-block: ${space.sm};
    border-block-end: 1px solid ${color.line};
  }
  th,
  td {
    padding: 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`
