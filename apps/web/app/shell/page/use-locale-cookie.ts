import { parseLocaleCookie, serializeLocaleCookie } from '@floga/i18n'
import { useLocale } from '@floga/i18n/react'
import { useEffect } from 'react'

/** Keeps the language of the page in a cookie. In the browser, because the bytes of a page are the same for everybody. */
export function useLocaleCookie(): void {
  const { code } = useLocale()
  useEffect(() => {
    if (parseLocaleCookie(document.cookie) === code) return
    document.cookie = serializeLocaleCookie(code, { secure: location.protocol === 'https:' })
  }, [code])
}
