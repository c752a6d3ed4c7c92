export { parseAcceptLanguage, type LanguageRange } from './lib/accept-language.js'
export type { DateStyle, DateValue } from './lib/date-format.js'
export {
  createFormatters,
  type DimensionsMm,
  type Formatters,
  type FormattersOptions,
} from './lib/formatters.js'
export { I18nError, type I18nErrorCode } from './lib/i18n-error.js'
export type { Locale } from './lib/locale.js'
export { parseLocaleCookie, serializeLocaleCookie } from './lib/locale-cookie.js'
export { createLocales, type Locales, type LocalizedPath } from './lib/locales.js'
export type { MessageRuntime } from './lib/message-runtime.js'
export type { MoneyAmount, MoneyParts } from './lib/money-format.js'
export { negotiateLocale, type NegotiatedLocale } from './lib/negotiate-locale.js'
export {
  createTranslator,
  type MessageTable,
  type MessageTag,
  type MissingMessage,
  type Translator,
} from './lib/translator.js'
