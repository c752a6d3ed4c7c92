import type { Messages } from '../../foundation/messages/messages.js'

/**
 * Letters, and the marks of names; a dot only behind an initial, since mail programs turn
 * `shop.example` into a link.
 */
const plainName = /^(?:[\p{L}\p{M}'’\-·\s]|\.(?=\s|$)){1,60}$/u

/**
 * The first line of a mail. Its name may be typed by a stranger: one that reads as a link or as a
 * message is left out.
 */
export function greet(name: string | null, { say }: Messages): string {
  const shown = toShownName(name ?? '')
  return shown === ''
    ? say('accountMail.greeting')
    : say('accountMail.greetingByName', { name: shown })
}

/** A typed name for a mail; empty where it is more than a name. */
export function toShownName(name: string): string {
  return plainName.test(name) ? name : ''
}
