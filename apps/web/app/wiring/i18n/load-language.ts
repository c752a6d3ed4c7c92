import type { Locale, MessageTable } from '@floga/i18n'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from './locales.js'
import { createLanguage } from './create-language.js'
import type { Language } from './create-language.js'

const loaded = new Map<LocaleCode, Language>()

/** Makes a locale's words known: all of them on the server, the page's own in the browser. */
export function addLanguage(
  locale: Locale<LocaleCode>,
  messages: MessageTable<MessageParams>,
): void {
  loaded.set(locale.code, createLanguage(locale, messages))
}

/** Words and formats of a locale. */
export function languageOf(locale: Locale<LocaleCode>): Language {
  const language = loaded.get(locale.code)
  if (!language) throw new Error(`No words for '${locale.code}'. Call addLanguage() first.`)
  return language
}

type Loader = () => Promise<{ messages: MessageTable<MessageParams> }>

const loaders: Record<LocaleCode, { first: Loader; later: Loader }> = {
  el: {
    first: () => import('#tenant/generated/messages.el.first.js'),
    later: () => import('#tenant/generated/messages.el.later.js'),
  },
  en: {
    first: () => import('#tenant/generated/messages.en.first.js'),
    later: () => import('#tenant/generated/messages.en.later.js'),
  },
}

/** What the browser has of the one language that its document is in. */
let inBrowser: {
  table: MessageTable<MessageParams>
  rest: Promise<void> | 'loaded' | null
} | null = null

/**
 * Fetches the words of one language; call it before hydrating a page.
 *
 * @param needsAll The page is none of those that are the same for everybody, for which the first words are enough.
 */
export async function loadLanguage(code: string, needsAll: boolean): Promise<void> {
  const locale = locales.find(code) ?? locales.defaultLocale
  const { first, later } = loaders[locale.code]
  const [{ messages }, rest] = await Promise.all([first(), needsAll ? later() : null])
  const table = { ...messages, ...rest?.messages }
  inBrowser = { table, rest: rest ? 'loaded' : null }
  addLanguage(locale, table)
}

/**
 * Words and formats for a page that is rendered. Where the browser lacks some of them it throws the promise of their arrival:
 * React waits for it, and shows the page before until then.
 */
export function languageFor(locale: Locale<LocaleCode>, needsAll: boolean): Language {
  if (needsAll && inBrowser && inBrowser.rest !== 'loaded') {
    inBrowser.rest ??= addRest(locale, inBrowser.table)
    // oxlint-disable-next-line typescript/only-throw-error -- how React 18 is told to wait
    throw inBrowser.rest
  }
  return languageOf(locale)
}

/** Fetches the words that the page lacks, for what is shown in it later. Rejects where they cannot be had. */
export async function loadAllWords(code: string): Promise<void> {
  if (!inBrowser || inBrowser.rest === 'loaded') return
  const locale = locales.find(code) ?? locales.defaultLocale
  Object.assign(inBrowser.table, (await loaders[locale.code].later()).messages)
  inBrowser.rest = 'loaded'
}

/** The translator reads from the table itself: what is added to it is known at once. */
async function addRest(
  locale: Locale<LocaleCode>,
  table: MessageTable<MessageParams>,
): Promise<void> {
  try {
    Object.assign(table, (await loaders[locale.code].later()).messages)
  } catch (error) {
    // A part that cannot be fetched makes the browser load the page anew; to wait for it again would never end.
    console.error('the words of the page did not arrive', error)
  } finally {
    if (inBrowser) inBrowser.rest = 'loaded'
  }
}
