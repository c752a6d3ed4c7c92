import { messagesIn } from '../foundation/messages/messages.js'
import type { Messages } from '../foundation/messages/messages.js'

/** The platform's messages in a locale, for a tenant without its own. */
export function messagesOf(locale: string): Messages {
  return messagesIn(locale, { defaultLocale: 'en' })
}
