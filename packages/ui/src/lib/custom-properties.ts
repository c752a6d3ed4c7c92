import { palette } from '../palette.js'
import { spaceValues } from '../tokens.js'

/** Declarations of the light scheme's colours. */
export const lightScheme: string = declare('color', palette.light)

/** Declarations of the dark scheme's colours. */
export const darkScheme: string = declare('color', palette.dark)

/** Declarations that do not depend on the scheme, at the narrowest width. */
export const scale: string = [
  declare('space', spaceValues),
  `--floga-font-body: 'Source Sans Pro', 'Source Sans Pro Fallback', 'Helvetica Neue', Arial, sans-serif;`,
  `--floga-font-title: 'Fira Sans Condensed', 'Fira Sans Condensed Fallback', 'Arial Narrow', Arial, sans-serif;`,
  '--floga-size-title1: 1.875rem;',
  '--floga-size-title2: 1.5rem;',
  '--floga-size-title3: 1.25rem;',
  '--floga-size-title4: 1.125rem;',
  '--floga-radius-control: 8px;',
  '--floga-radius-image: 12px;',
  '--floga-gutter: 16px;',
  '--floga-edge: max(var(--floga-gutter), env(safe-area-inset-left), env(safe-area-inset-right));',
  '--floga-control: 40px;',
  '--floga-control-small: 32px;',
  '--floga-motion-quick: 120ms;',
  '--floga-motion-calm: 200ms;',
  '--floga-shadow-float: 0 1px 2px rgb(20 22 28 / 8%), 0 12px 32px rgb(20 22 28 / 18%);',
].join('\n')

function declare(group: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--floga-${group}-${name}: ${value};`)
    .join('\n')
}
