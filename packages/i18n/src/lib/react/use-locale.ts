import type { Locale } from '../locale/locale.js'
import { useLocaleValue } from './use-locale-value.js'

/** The language that the page is written in. */
export function useLocale(): Locale {
  return useLocaleValue().locale
}
