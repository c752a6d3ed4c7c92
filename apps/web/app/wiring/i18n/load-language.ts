import type { Locale, MessageTable } from '@floga/i18n'

import { namespaceMessages } from '#tenant/generated/message-namespaces.js'
import type { MessageNamespace } from '#tenant/generated/message-namespaces.js'
import type { MessageParams } from '#tenant/generated/message-keys.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from './locales.js'
import { createLanguage } from './create-language.js'
import type { Language } from './create-language.js'

const loaded = new Map<LocaleCode, Language>()

/** Registers a locale's messages: all of them on the server, the page's own in the browser. */
export function addLanguage(
  locale: Locale<LocaleCode>,
  messages: MessageTable<MessageParams>,
): void {
  loaded.set(locale.code, createLanguage(locale, messages))
}

/** Messages and formats of a locale. */
export function languageOf(locale: Locale<LocaleCode>): Language {
  const language = loaded.get(locale.code)
  if (!language) throw new Error(`No messages for '${locale.code}'. Call addLanguage() first.`)
  return language
}

/** Loaded messages of the document's language. */
interface LoadedMessages {
  code: LocaleCode
  /** The translator reads from it, so that additions are available immediately. */
  table: MessageTable<MessageParams>
  namespaces: Map<MessageNamespace, Promise<void> | 'loaded' | 'missing'>
}

let inBrowser: LoadedMessages | null = null

/**
 * Loads the messages of one language that a page shows; call it before hydration. Rejects when they
 * cannot be loaded.
 */
export async function loadLanguage(
  code: string,
  namespaces: readonly MessageNamespace[],
): Promise<Language> {
  const locale = locales.find(code) ?? locales.defaultLocale
  const known: LoadedMessages = { code: locale.code, table: {}, namespaces: new Map() }
  await Promise.all(namespaces.map((namespace) => fetchNamespace(known, namespace)))
  inBrowser = known
  addLanguage(locale, known.table)
  return languageOf(locale)
}

/** Loads the language and the message namespaces that the document names, before it is hydrated. */
export async function loadDocumentLanguage({ lang, dataset }: HTMLElement): Promise<void> {
  await loadLanguage(lang, (dataset['messages'] ?? '').split(' ').filter(isMessageNamespace))
}

function isMessageNamespace(name: string): name is MessageNamespace {
  return Object.hasOwn(namespaceMessages[locales.defaultLocale.code], name)
}

/** Messages and formats for rendering a page. */
export function languageFor(locale: Locale<LocaleCode>, namespaces: readonly string[]): Language {
  waitForMessages(namespaces.filter(isMessageNamespace))
  return languageOf(locale)
}

/**
 * Suspends in the browser until messages are loaded, by throwing their promise: React shows the
 * previous page until then.
 */
export function waitForMessages(namespaces: readonly MessageNamespace[]): void {
  const waiting = pendingNamespaces(namespaces)
  // oxlint-disable-next-line typescript/only-throw-error -- how React 18 is told to wait
  if (waiting.length > 0) throw Promise.all(waiting)
}

/** Preloads messages before they are rendered. */
export async function loadMessages(namespaces: readonly MessageNamespace[]): Promise<void> {
  await Promise.all(pendingNamespaces(namespaces))
}

/** Whether messages are loaded; false also when they failed to load. */
export function hasMessages(namespaces: readonly MessageNamespace[]): boolean {
  return namespaces.every(
    (namespace) => !inBrowser || inBrowser.namespaces.get(namespace) === 'loaded',
  )
}

/** Returns the pending promises of namespaces, and starts loading missing ones. */
function pendingNamespaces(namespaces: readonly MessageNamespace[]): Promise<void>[] {
  const known = inBrowser
  if (!known) return []
  return namespaces.flatMap((namespace) => {
    const state = known.namespaces.get(namespace) ?? addNamespace(known, namespace)
    return typeof state === 'string' ? [] : [state]
  })
}

function addNamespace(known: LoadedMessages, namespace: MessageNamespace): Promise<void> {
  const loading = fetchNamespace(known, namespace).catch((error: unknown) => {
    // A chunk that fails to load makes the browser reload the page; suspending again would never
    // end.
    if (navigator.onLine) console.error('messages of the page failed to load', error)
    known.namespaces.set(namespace, 'missing')
    // They are loaded again once there is a connection.
    window.addEventListener('online', () => known.namespaces.delete(namespace), { once: true })
  })
  known.namespaces.set(namespace, loading)
  return loading
}

async function fetchNamespace(known: LoadedMessages, namespace: MessageNamespace): Promise<void> {
  const { messages } = await namespaceMessages[known.code][namespace]()
  Object.assign(known.table, messages)
  known.namespaces.set(namespace, 'loaded')
}
