export { parseAcceptLanguage, type LanguageRange } from './lib/locale/accept-language.js'
export type { DateStyle, DateValue } from './lib/format/date-format.js'
export {
  createFormatters,
  type DimensionsMm,
  type Formatters,
  type FormattersOptions,
} from './lib/format/formatters.js'
export { currencyDigits, toMajorUnits } from './lib/format/currency-digits.js'
export { I18nError, type I18nErrorCode } from './lib/i18n-error.js'
export type { Locale } from './lib/locale/locale.js'
export { parseLocaleCookie, serializeLocaleCookie } from './lib/locale/locale-cookie.js'
export { createLocales, type Locales, type LocalizedPath } from './lib/locale/locales.js'
export type { MessageRuntime } from './lib/messages/message-runtime.js'
export type { MoneyAmount, MoneyParts } from './lib/format/money-format.js'
export { textDirection } from './lib/locale/text-direction.js'
export { negotiateLocale, type NegotiatedLocale } from './lib/locale/negotiate-locale.js'
export {
  createTranslator,
  type MessageTable,
  type MessageTag,
  type MissingMessage,
  type Translator,
} from './lib/messages/translator.js'
