import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

import { themeRules } from '@floga/ui/theme'
import type { Plugin } from 'vite'

import type * as ThemeFile from '#tenant/theme.js'
import { tenantFolder } from './tenant-alias.js'

const name = 'virtual:tenant-theme.css'
/** Next to the theme, as the style sheet that it would be compiled to. */
const sheet = join(tenantFolder(), 'theme.css')
const source = join(tenantFolder(), 'theme.ts')

/** A stylesheet with the tenant's overrides of the kit's theme, imported by the root route. */
export function tenantTheme(): Plugin {
  let reads = 0
  let address = ''
  return {
    name: 'floga:tenant-theme',
    configResolved({ root }) {
      address = `/${relative(root, sheet)}`
    },
    // In development Remix requests the text of each style sheet, with `?inline`, to inline it into
    // the page.
    resolveId(id) {
      const [path = '', query] = id.split('?', 2)
      if (path !== name && path !== address) return null
      return query === undefined ? sheet : `${sheet}?${query}`
    },
    async load(id) {
      if (id.split('?', 1)[0] !== sheet) return null
      this.addWatchFile(source)
      // Each time under another name, so that an edit is read.
      const file = `${pathToFileURL(source).href}?read=${(reads += 1)}`
      const { theme } = (await import(file)) as typeof ThemeFile
      return themeRules(theme)
    },
  }
}
