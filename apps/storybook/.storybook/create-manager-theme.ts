import { colorValues } from '@floga/ui/tokens'
import type { SchemeName } from '@floga/ui/tokens'
import { create } from 'storybook/theming'
import type { ThemeVars } from 'storybook/theming'

/** Storybook's own interface in the kit's colours and fonts. */
export function createManagerTheme(scheme: SchemeName): ThemeVars {
  const color = colorValues[scheme]
  return create({
    base: scheme,
    brandTitle: 'Floga · storefront kit',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Source Sans Pro', 'Segoe UI', Arial, sans-serif",
    appBg: color.groundSoft,
    appContentBg: color.ground,
    appPreviewBg: color.ground,
    appBorderColor: color.line,
    appBorderRadius: 8,
    barBg: color.ground,
    barTextColor: color.inkSoft,
    barHoverColor: color.primaryText,
    barSelectedColor: color.primaryText,
    colorPrimary: color.action,
    colorSecondary: color.primaryText,
    textColor: color.ink,
    textInverseColor: color.inkInverse,
    textMutedColor: color.inkSoft,
    inputBg: color.ground,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 8,
    buttonBg: color.groundSoft,
    buttonBorder: color.lineStrong,
    booleanBg: color.groundSoft,
    booleanSelectedBg: color.ground,
  })
}

/** The system's colour scheme. */
export function preferredScheme(): SchemeName {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
