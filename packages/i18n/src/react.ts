export {
  LocaleProvider,
  type LocaleProviderProps,
  type LocaleValue,
} from './lib/react/locale-provider.js'
export { MessagePieces, type MessagePiecesProps } from './lib/react/message-pieces.js'
export { useFormatters, useLocale, useTranslator } from './lib/react/use-locale.js'
