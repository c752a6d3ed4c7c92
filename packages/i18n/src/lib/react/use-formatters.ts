import type { Formatters } from '../format/formatters.js'
import { useLocaleValue } from './use-locale-value.js'

/** Formats of the page's language. */
export function useFormatters(): Formatters {
  return useLocaleValue().formatters
}
