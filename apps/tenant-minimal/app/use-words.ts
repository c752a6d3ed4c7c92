import { useTranslator } from '@floga/i18n/react'
import type { Translator } from '@floga/i18n'

import type { MessageParams } from '../generated/message-keys.js'

/** The words of this shop, those of its own pages among them. */
export const useWords = (): Translator<MessageParams> => useTranslator<MessageParams>()
