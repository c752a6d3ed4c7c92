export {
  LocaleProvider,
  type LocaleProviderProps,
  type LocaleValue,
} from './lib/react/locale-provider.js'
export { MessagePieces, type MessagePiecesProps } from './lib/messages/message-pieces.js'
export { useFormatters } from './lib/react/use-formatters.js'
export { useLocale } from './lib/react/use-locale.js'
export { useTranslator } from './lib/react/use-translator.js'
