import { useContext } from 'react'
import { I18nError } from '../i18n-error.js'
import { LocaleContext, type LocaleValue } from './locale-provider.js'

/** The language of the tree around a component. */
export function useLocaleValue(): LocaleValue {
  const value = useContext(LocaleContext)
  if (value) return value
  throw new I18nError(
    'missing-provider',
    'No language around this component. Render it inside <LocaleProvider>.',
  )
}
