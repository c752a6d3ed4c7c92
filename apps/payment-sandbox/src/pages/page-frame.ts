import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Payment } from '../store/payment.js'
import { formatAmount } from './format-amount.js'
import { wordsIn } from './words.js'
import type { WordKey, Words } from './words.js'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What a page is made from. */
export interface PageFacts {
  payment: Payment
  words: Words
  amount: string
  /** Address that the page's forms begin with. */
  path: string
}

/** Gathers what the pages of a payment show. */
export function toPageFacts(payment: Payment): PageFacts {
  const { amountMinor, currency, locale } = payment.request
  return {
    payment,
    words: wordsIn(locale),
    amount: formatAmount(amountMinor, currency, locale),
    path: `/pay/${payment.id}`,
  }
}

export interface FrameOptions {
  title: WordKey
  body: Html
  /** Seconds until the page asks for itself again. */
  refreshSeconds?: number
}

/** A whole page: what is paid to whom above, the act below. */
export function pageFrame(facts: PageFacts, { title, body, refreshSeconds }: FrameOptions): Html {
  const { payment, words, amount } = facts
  const { locale, merchant, reference } = payment.request
  const isPaid = payment.state === 'APPROVED'
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : ''}
        <title>${words(title)} · ${merchant}</title>
        <link rel="stylesheet" href="/assets/pay.css" />
        <script src="/assets/pay.js" type="module"></script>
      </head>
      <body>
        <main>
          <header>
            <div>
              <h1>${words(title)}</h1>
              <p>${merchant} · ${words('order')} ${reference}</p>
            </div>
            <p class="amount">
              <span>${words(isPaid ? 'done-APPROVED' : 'amount')}</span> <strong>${amount}</strong>
            </p>
          </header>
          ${body}
          <footer>
            ${payment.request.kind === 'CARD' ? html`<p>${words('secure')}</p>` : ''}
            <p><b>${words('sandbox')}</b></p>
          </footer>
        </main>
      </body>
    </html>`
}
