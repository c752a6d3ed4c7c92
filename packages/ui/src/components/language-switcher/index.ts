export { LanguageSwitcher } from './language-switcher.js'
export type { LanguageChoice, LanguageSwitcherProps } from './language-switcher.js'
