import { palette } from '../palette.js'
import type { ColorName, SchemeName } from '../palette.js'
import { contrastPairs } from './contrast-pairs.js'
import type { ContrastPair } from './contrast-pairs.js'
import { contrastRatio } from './contrast-ratio.js'

/** Colours of a shop that differ from those of the kit, by scheme, each as `#rrggbb`. */
export type Theme = Partial<Record<SchemeName, Partial<Record<ColorName, string>>>>

/** A pair of colours that cannot be told apart well enough. */
export interface WeakContrast extends ContrastPair {
  scheme: SchemeName
  ratio: number
}

/**
 * CSS that puts a shop's colours over those of the kit: a file to link, or a `<style>` after the layers' order.
 *
 * @throws {Error} when a colour is not written as `#rrggbb`.
 * @example themeRules({ light: { action: '#0b6e4f', actionHover: '#095c42' } })
 */
export function themeRules({ light = {}, dark = {} }: Theme): string {
  const lightRules = declare(light)
  const darkRules = declare(dark)
  return [
    '@layer app {',
    `:root:not([data-scheme='dark'], [data-scheme='auto']) { ${lightRules} }`,
    `:root[data-scheme='dark'] { ${darkRules} }`,
    `@media (prefers-color-scheme: light) { :root[data-scheme='auto'] { ${lightRules} } }`,
    `@media (prefers-color-scheme: dark) { :root[data-scheme='auto'] { ${darkRules} } }`,
    '}',
  ].join('\n')
}

/** Pairs of a theme's colours below the contrast that they need; a test of the shop expects none. */
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
