import { useTranslator } from '@floga/i18n/react'
import type { Translator } from '@floga/i18n'

import type { MessageParams } from '../generated/message-keys.js'

/** The messages of this shop, including those of its own pages. */
export const useMessages = (): Translator<MessageParams> => useTranslator<MessageParams>()
