import { joinParts, isolateBidi } from '../messages/isolate-bidi.js'
import { messagesIn } from '../messages/messages.js'
import type { TenantSettings } from './tenant-settings.js'

/**
 * The seller with the registration numbers that the law requires, on one line; undefined if the
 * tenant has none.
 */
export function sellerIn(locale: string, settings: TenantSettings): string | undefined {
  const { company, defaultLocale } = settings
  if (!company) return undefined
  const contact = contactIn(locale, settings)
  const { say } = messagesIn(locale, settings)
  const parts = [
    company.legalName[locale] ?? company.legalName[defaultLocale] ?? settings.name,
    ...(contact ? [contact.address] : []),
    say('seller.vatNumber', { number: isolateBidi(company.vatNumber, locale) }),
    say('seller.registry', { number: isolateBidi(company.registryNumber, locale) }),
  ]
  return joinParts(parts, locale)
}

/** How the shop is reached, in a language. */
export function contactIn(
  locale: string,
  { contact, defaultLocale }: TenantSettings,
): TenantSettings['contact'][string] | undefined {
  return contact[locale] ?? contact[defaultLocale]
}
