export {
  LocaleProvider,
  type LocaleProviderProps,
  type LocaleValue,
} from './lib/locale-provider.js'
export { MessagePieces, type MessagePiecesProps } from './lib/message-pieces.js'
export { useFormatters } from './lib/use-formatters.js'
export { useLocale } from './lib/use-locale.js'
export { useTranslator } from './lib/use-translator.js'
