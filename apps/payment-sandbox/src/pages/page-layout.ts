import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Payment } from '../store/payment.js'
import { directionOf, messagesIn } from './messages.js'
import type { MessageKey, Messages } from './messages.js'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The data of a page. */
export interface PageData {
  payment: Payment
  messages: Messages
  amount: string
  /** Prefix of the addresses of the page's forms. */
  path: string
}

/** Collects the data that a payment's pages show. */
export function toPageData(payment: Payment): PageData {
  const { amountMinor, currency, locale } = payment.request
  return {
    payment,
    messages: messagesIn(locale),
    amount: formatAmount(amountMinor, currency, locale),
    path: `/pay/${payment.id}`,
  }
}

export interface LayoutOptions {
  title: MessageKey
  body: Html
  /** Seconds until the page reloads. */
  refreshSeconds?: number
}

/** A whole page: merchant and amount above, the form below. */
export function pageLayout(page: PageData, { title, body, refreshSeconds }: LayoutOptions): Html {
  const { payment, messages, amount } = page
  const { locale, merchant, reference } = payment.request
  const isPaid = payment.state === 'APPROVED'
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : ''}
        <title>${messages(title)} · ${merchant}</title>
        <link rel="stylesheet" href="/assets/pay.css" />
        <script src="/assets/pay.js" type="module"></script>
      </head>
      <body>
        <main>
          <header>
            <div>
              <h1>${messages(title)}</h1>
              <p>${merchant} · ${messages('order')} ${reference}</p>
            </div>
            <p class="amount">
              <span>${messages(isPaid ? 'done-APPROVED' : 'amount')}</span>
              <strong>${amount}</strong>
            </p>
          </header>
          ${body}
          <footer>
            ${payment.request.kind === 'CARD' ? html`<p>${messages('secure')}</p>` : ''}
            <p><b>${messages('sandbox')}</b></p>
          </footer>
        </main>
      </body>
    </html>`
}

/** Writes an amount as the locale has it, such as `1.234,50 €`. */
export function formatAmount(amountMinor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amountMinor / 10 ** digits)
}
