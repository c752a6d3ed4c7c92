import { palette } from '../palette.js'
import type { ColorName, SchemeName } from '../palette.js'
import { spaceValues } from '../tokens.js'
import { contrastPairs } from './contrast-pairs.js'
import type { ContrastPair } from './contrast-pairs.js'
import { contrastRatio } from './contrast-ratio.js'

/**
 * Overrides of the kit's theme: colours by scheme, each as `#rrggbb`, and values for both schemes.
 */
export interface Theme extends Partial<Record<SchemeName, Partial<Record<ColorName, string>>>> {
  /**
   * Families as `font-family` lists them, such as `'El Messiri', serif`; their files are the shop's
   * own.
   */
  fonts?: { body?: string; title?: string }
  /** Corner radii of controls and surfaces, and of images, in pixels. */
  radiiPx?: { control?: number; image?: number }
  /** Factor of all distances: below 1 more fits on a screen. From 0.5 to 1.5. @default 1 */
  density?: number
}

/** A pair of colours with insufficient contrast. */
export interface WeakContrast extends ContrastPair {
  scheme: SchemeName
  ratio: number
}

/**
 * CSS that puts a shop's look over that of the kit: a file to link, or a `<style>` after the
 * layers' order.
 *
 * @throws {Error} when a colour is not written as `#rrggbb`, or another value would break out of
 * its rule.
 * @example themeRules({ light: { action: '#0b6e4f', actionHover: '#095c42' } })
 */
export function themeRules({ light = {}, dark = {}, ...scale }: Theme): string {
  const scaleRules = declareScale(scale)
  const lightRules = declare(light)
  const darkRules = declare(dark)
  return [
    '@layer app {',
    ...(scaleRules ? [`:root { ${scaleRules} }`] : []),
    `:root:not([data-scheme='dark'], [data-scheme='auto']) { ${lightRules} }`,
    `:root[data-scheme='dark'] { ${darkRules} }`,
    `@media (prefers-color-scheme: light) { :root[data-scheme='auto'] { ${lightRules} } }`,
    `@media (prefers-color-scheme: dark) { :root[data-scheme='auto'] { ${darkRules} } }`,
    '}',
  ].join('\n')
}

/**
 * Pairs of a theme's colours below the contrast that they need; a test of the shop expects none.
 */
export function findWeakContrasts(theme: Theme): WeakContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colors: Record<ColorName, string> = { ...palette[scheme], ...theme[scheme] }
    return contrastPairs
      .map((pair) => ({
        ...pair,
        scheme,
        ratio: contrastRatio(colors[pair.front], colors[pair.back]),
      }))
      .filter(({ ratio, least }) => ratio < least)
  })
}

function declare(colors: Partial<Record<ColorName, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => {
      if (!(name in palette.light)) throw new Error(`There is no colour token '${name}'.`)
      if (!/^#[\da-f]{6}$/iu.test(value)) {
        throw new Error(`The colour ${name} is '${value}'. Write it as #rrggbb.`)
      }
      return `--floga-color-${name}: ${value};`
    })
    .join(' ')
}

function declareScale({ fonts = {}, radiiPx = {}, density = 1 }: Omit<Theme, SchemeName>): string {
  const declarations = [
    ...Object.entries(fonts).map(([name, families]) => {
      if (!/^[\p{L}\d\s,'"-]+$/u.test(families)) {
        throw new Error(`The font ${name} is "${families}". Write families with commas between.`)
      }
      return `--floga-font-${name}: ${families};`
    }),
    ...Object.entries(radiiPx).map(([name, px]) => {
      if (!(px >= 0 && px <= 64)) throw new Error(`The radius ${name} is ${px}: use 0 to 64 px.`)
      return `--floga-radius-${name}: ${px}px;`
    }),
  ]
  if (!(density >= 0.5 && density <= 1.5)) {
    throw new Error(`The density is ${density}: use 0.5 to 1.5.`)
  }
  if (density !== 1) {
    for (const [name, value] of Object.entries(spaceValues)) {
      declarations.push(
        `--floga-space-${name}: ${+(Number.parseFloat(value) * density).toFixed(4)}rem;`,
      )
    }
  }
  return declarations.join(' ')
}
