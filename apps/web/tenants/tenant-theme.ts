import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { themeRules } from '@floga/ui/theme'
import type { Plugin } from 'vite'

import type * as ThemeFile from '#tenant/theme.js'
import { tenantFolder } from './tenant-alias.js'

const name = 'virtual:tenant-theme.css'
/** Beside the theme, as a sheet that it would be compiled to. */
const sheet = join(tenantFolder(), 'theme.css')
const source = join(tenantFolder(), 'theme.ts')

/** What the tenant's theme changes of the kit's look, as a sheet that the root of all pages imports. */
export function tenantTheme(): Plugin {
  let reads = 0
  return {
    name: 'floga:tenant-theme',
    resolveId: (id) => (id === name ? sheet : null),
    async load(id) {
      if (id !== sheet) return null
      this.addWatchFile(source)
      // Each time under another name, so that an edit is read.
      const file = `${pathToFileURL(source).href}?read=${(reads += 1)}`
      const { theme } = (await import(file)) as typeof ThemeFile
      return themeRules(theme)
    },
  }
}
