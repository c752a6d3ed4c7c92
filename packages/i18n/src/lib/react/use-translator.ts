import type { Translator } from '../messages/translator.js'
import { useLocaleValue } from './use-locale-value.js'

/**
 * Writes messages of the page's language.
 *
 * Name the generated keys once in an app: `const useMessages = () => useTranslator<MessageParams>()`.
 */
export function useTranslator<Params>(): Translator<Params> {
  // The provider's messages have this type: both name the same generated keys.
  return useLocaleValue().translator as unknown as Translator<Params>
}
