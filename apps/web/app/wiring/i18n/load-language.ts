import type { Locale, MessageTable } from '@floga/i18n'

import { areaMessages } from '#tenant/generated/message-areas.js'
import type { MessageArea } from '#tenant/generated/message-areas.js'
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

/** What the browser has of the one language that its document is in. */
interface BrowserWords {
  code: LocaleCode
  /** The translator reads from it: what is added to it is known at once. */
  table: MessageTable<MessageParams>
  areas: Map<MessageArea, Promise<void> | 'loaded' | 'missing'>
}

let inBrowser: BrowserWords | null = null

/** Fetches the words of one language that a page shows; call it before hydrating the page. Rejects where they cannot be had. */
export async function loadLanguage(code: string, areas: readonly MessageArea[]): Promise<Language> {
  const locale = locales.find(code) ?? locales.defaultLocale
  const words: BrowserWords = { code: locale.code, table: {}, areas: new Map() }
  await Promise.all(areas.map((area) => fetchArea(words, area)))
  inBrowser = words
  addLanguage(locale, words.table)
  return languageOf(locale)
}

/** Words and formats for a page that is rendered. */
export function languageFor(locale: Locale<LocaleCode>, areas: readonly MessageArea[]): Language {
  waitForWords(areas)
  return languageOf(locale)
}

/**
 * Where the browser lacks words it throws the promise of their arrival: React waits for it, and shows the page before until
 * then.
 */
export function waitForWords(areas: readonly MessageArea[]): void {
  const waiting = missingAreas(areas)
  // oxlint-disable-next-line typescript/only-throw-error -- how React 18 is told to wait
  if (waiting.length > 0) throw Promise.all(waiting)
}

/** Fetches words ahead of what shows them. */
export async function loadWords(areas: readonly MessageArea[]): Promise<void> {
  await Promise.all(missingAreas(areas))
}

/** Whether words are there; false also where they could not be had. */
export function hasWords(areas: readonly MessageArea[]): boolean {
  return areas.every((area) => !inBrowser || inBrowser.areas.get(area) === 'loaded')
}

/** What is on its way, asked for where it was not. */
function missingAreas(areas: readonly MessageArea[]): Promise<void>[] {
  const words = inBrowser
  if (!words) return []
  return areas.flatMap((area) => {
    const state = words.areas.get(area) ?? addArea(words, area)
    return typeof state === 'string' ? [] : [state]
  })
}

function addArea(words: BrowserWords, area: MessageArea): Promise<void> {
  const loading = fetchArea(words, area).catch((error: unknown) => {
    // A part that cannot be fetched makes the browser load the page anew; to wait for it again would never end.
    if (navigator.onLine) console.error('words of the page did not arrive', error)
    words.areas.set(area, 'missing')
    // With a connection they are asked for again.
    window.addEventListener('online', () => words.areas.delete(area), { once: true })
  })
  words.areas.set(area, loading)
  return loading
}

async function fetchArea(words: BrowserWords, area: MessageArea): Promise<void> {
  const { messages } = await areaMessages[words.code][area]()
  Object.assign(words.table, messages)
  words.areas.set(area, 'loaded')
}
