import { textDirection } from '@floga/i18n'

/**
 * The language that a PDF is written in for a reader of a language: documents are set from left to
 * right, in fonts with Latin and Greek letters, so that a reader of another direction gets one of
 * the tenant's other languages, or English.
 */
export function pdfLocale(
  locale: string,
  { defaultLocale, locales }: { defaultLocale: string; locales: readonly string[] },
): string {
  const candidates = [locale, defaultLocale, ...locales]
  return candidates.find((candidate) => textDirection(candidate) === 'ltr') ?? 'en'
}
