import { parseLocaleCookie, serializeLocaleCookie } from '@floga/i18n'
import { useLocale } from '@floga/i18n/react'
import { useEffect } from 'react'

import { storedKeys } from '../../wiring/browser/stored-keys.js'

/** Keeps the language of the page in a cookie. In the browser, because the bytes of a page are the same for everybody. */
export function useLocaleCookie(): void {
  const { code } = useLocale()
  const name = storedKeys.locale
  useEffect(() => {
    if (parseLocaleCookie(document.cookie, { name }) === code) return
    const secure = location.protocol === 'https:'
    document.cookie = serializeLocaleCookie(code, { name, secure })
  }, [code, name])
}
