/**
 * The locale that dates of a language are written in, on pages, in mails and on documents alike: day first, also in English.
 *
 * @example
 * new Intl.DateTimeFormat(dateLocale('en')).format(new Date(2026, 10, 24)) // '24/11/2026'
 */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
