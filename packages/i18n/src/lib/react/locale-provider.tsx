'use client'

import { createContext, useMemo, type ReactElement, type ReactNode } from 'react'
import type { Formatters } from '../format/formatters.js'
import type { Locale } from '../locale/locale.js'
import type { Translator } from '../messages/translator.js'

/** The context value for one locale. */
export interface LocaleValue {
  locale: Locale
  /** Made by `createTranslator` with the messages of the page. */
  translator: Translator<never>
  /** Made by `createFormatters`. */
  formatters: Formatters
}

export interface LocaleProviderProps<Params> extends Omit<LocaleValue, 'translator'> {
  translator: Translator<Params>
  children?: ReactNode
}

/** The language of the tree; null outside a provider. */
export const LocaleContext = createContext<LocaleValue | null>(null)

/**
 * Provides the tree with its language. Memoize `translator` and `formatters` between renders.
 *
 * @example
 * <LocaleProvider locale={locale} translator={translator} formatters={formatters}>
 *  <App />
 * </LocaleProvider>
 */
export function LocaleProvider<Params>(props: LocaleProviderProps<Params>): ReactElement {
  const { locale, translator, formatters, children } = props
  // useTranslator restores the messages' type, which a context cannot carry.
  const value = useMemo(
    (): LocaleValue => ({ locale, translator: translator as Translator<never>, formatters }),
    [locale, translator, formatters],
  )
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}
