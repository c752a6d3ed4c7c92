'use client'

import { useContext } from 'react'
import type { Formatters } from '../format/formatters.js'
import { I18nError } from '../i18n-error.js'
import type { Locale } from '../locale/locale.js'
import type { Translator } from '../messages/translator.js'
import { LocaleContext, type LocaleValue } from './locale-provider.js'

/** The language that the page is written in. */
export function useLocale(): Locale {
  return useLocaleValue().locale
}

/** Formats of the page's language. */
export function useFormatters(): Formatters {
  return useLocaleValue().formatters
}

/**
 * Writes messages of the page's language.
 *
 * Name the generated keys once in an app: `const useMessages = () => useTranslator<MessageParams>()`.
 */
export function useTranslator<Params>(): Translator<Params> {
  // The provider's messages have this type: both name the same generated keys.
  return useLocaleValue().translator as unknown as Translator<Params>
}

function useLocaleValue(): LocaleValue {
  const value = useContext(LocaleContext)
  if (value) return value
  throw new I18nError(
    'missing-provider',
    'No language around this component. Render it inside <LocaleProvider>.',
  )
}
