import strongFont from '@fontsource/source-sans-pro/files/source-sans-pro-latin-600-normal.woff2'
import font from '@fontsource/source-sans-pro/files/source-sans-pro-latin-400-normal.woff2'
import { addons } from 'storybook/manager-api'
import { createManagerTheme, preferredScheme } from './create-manager-theme.js'

for (const [source, weight] of [
  [font, '400'],
  [strongFont, '600 700'],
] as const) {
  document.fonts.add(new FontFace('Source Sans Pro', `url(${source})`, { weight }))
}

/** Documentation pages have neither controls nor actions. */
const isRead = (storyId: string): boolean => /^(introduction|packages)-/.test(storyId)

const useTheme = (): void => {
  addons.setConfig({
    theme: createManagerTheme(preferredScheme()),
    layoutCustomisations: {
      showPanel: ({ storyId }, isShown) => isShown && !isRead(storyId),
    },
  })
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', useTheme)
useTheme()
