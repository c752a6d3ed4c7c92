import type { Locale } from '@floga/i18n'

/** Languages of the shop; the tenant's file names the default one, which has no prefix in addresses. */
export const languages: readonly Locale[] = [
  { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
  { code: 'de', iso: 'de-DE', name: 'German', label: 'Deutsch' },
  { code: 'ar', iso: 'ar-AE', name: 'Arabic', label: 'العربية' },
]
