import { LocaleProvider } from '@floga/i18n/react'
import type { ReactElement, ReactNode } from 'react'

import { StorefrontContext } from '../lib/views/storefront-context.js'
import { testShop } from './test-shop.js'

const locale = testShop.locales.get('en')

/** English messages and formats of {@link testShop}. */
export const testLanguage = testShop.languageOf(locale)

/** Renders a part of a page in {@link testShop}, in English. */
export function InTestShop({ children }: { children: ReactNode }): ReactElement {
  return (
    <LocaleProvider
      locale={locale}
      translator={testLanguage.t}
      formatters={testLanguage.formatters}
    >
      <StorefrontContext.Provider value={testShop}>{children}</StorefrontContext.Provider>
    </LocaleProvider>
  )
}
