import { createFormatters, createTranslator } from '@floga/i18n'
import { LocaleProvider, MessagePieces, useTranslator } from '@floga/i18n/react'
import type { MessageParams } from './generated/message-keys.js'
import { messages } from './generated/messages.en.js'

const locale = { code: 'en', iso: 'en-US', name: 'English', label: 'English' }
const formatters = createFormatters({ iso: locale.iso, timeZone: 'Europe/Athens' })
const translator = createTranslator<MessageParams>(messages, {
  iso: locale.iso,
  onMissing: ({ key, reason }) => console.warn(`message ${key}: ${reason}`),
})

const link = (text: string) => <a href="/en/terms-of-service">{text}</a>

function Terms() {
  const t = useTranslator<MessageParams>()
  return <MessagePieces pieces={t.rich('checkout.terms', { link })} />
}

export const page = (
  <LocaleProvider locale={locale} translator={translator} formatters={formatters}>
    <h1>{translator('cart.items', { count: 1 })}</h1>
    <Terms />
  </LocaleProvider>
)
