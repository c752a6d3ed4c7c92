import { Hono } from 'hono'
import type { Context } from 'hono'
import { parseCard } from '../cards/parse-card.js'
import {
  answerChallenge,
  cancelPayment,
  denyChallenge,
  payByBank,
  payByCard,
} from '../payments/page-actions.js'
import { refreshPayment } from '../payments/charge-card.js'
import type { SandboxContext } from '../payments/sandbox-context.js'
import type { Payment } from '../store/payment.js'
import { bankPage, challengePage, processingPage } from './bank-pages.js'
import { cardPage } from './card-page.js'
import { donePage } from './done-page.js'
import { toPageData } from './page-layout.js'
import type { Html } from './page-layout.js'
import { messagesIn } from './messages.js'

/**
 * The pages that shoppers see. One address for each payment; its page depends on the payment's
 * state.
 */
export function createPages(sandbox: SandboxContext): Hono {
  const pages = new Hono()
  const find = (context: Context): Payment | undefined => {
    const payment = sandbox.store.payment(context.req.param('id') ?? '')
    return payment && refreshPayment(sandbox, payment)
  }
  /** A post that no longer fits the state, such as a second click, shows the current page. */
  const post = (
    action: string,
    answer: (payment: Payment, context: Context) => Promise<Response>,
  ) => {
    pages.post(`/pay/:id/${action}`, async (context) => {
      const payment = find(context)
      if (!payment) return notFound(context)
      const isExpected =
        action === 'challenge' || action === 'deny'
          ? payment.state === 'CHALLENGED'
          : payment.state === 'OPEN'
      return isExpected ? answer(payment, context) : toPage(context, payment)
    })
  }

  pages.get('/pay/:id', (context) => {
    const payment = find(context)
    return payment ? context.html(pageOf(payment)) : notFound(context)
  })
  post('card', async (payment, context) => {
    if (payment.request.kind !== 'CARD') return toPage(context, payment)
    const form = await readForm(context)
    const typed = { holder: form('holder'), number: form('number'), expiry: form('expiry') }
    const isToBeSaved = form('save') !== ''
    const months = Number(form('instalments'))
    const instalments = payment.request.instalments?.offered.find((one) => one === months) ?? null
    const outcome = parseCard({ ...typed, code: form('code') }, sandbox.clock())
    if (outcome.status === 'errors') {
      const options = { typed, errors: outcome.errors, isToBeSaved, instalments }
      return context.html(cardPage(toPageData(payment), options), 422)
    }
    const answer = { card: outcome.card, isToBeSaved, instalments }
    return toPage(context, payByCard(sandbox, payment, answer))
  })
  post('challenge', async (payment, context) => {
    const code = (await readForm(context))('challenge')
    const paid = answerChallenge(sandbox, payment, code)
    if (paid) return toPage(context, paid)
    return context.html(challengePage(toPageData(payment), { isWrong: true }), 422)
  })
  post('deny', async (payment, context) => toPage(context, denyChallenge(sandbox, payment)))
  post('cancel', async (payment, context) => toPage(context, cancelPayment(sandbox, payment)))
  post('bank', async (payment, context) =>
    toPage(context, payment.request.kind === 'CARD' ? payment : payByBank(sandbox, payment)),
  )
  return pages
}

function pageOf(payment: Payment): Html {
  const page = toPageData(payment)
  switch (payment.state) {
    case 'OPEN':
      return payment.request.kind === 'CARD' ? cardPage(page) : bankPage(page)
    case 'CHALLENGED':
      return challengePage(page)
    case 'PROCESSING':
      return processingPage(page)
    default:
      return donePage(page, payment.state)
  }
}

function toPage(context: Context, payment: Payment): Response {
  return context.redirect(`/pay/${payment.id}`, 303)
}

function notFound(context: Context): Response {
  return context.text(messagesIn('en')('notFound'), 404)
}

/** Reads fields of a form as text; empty for missing fields and files. */
async function readForm(context: Context): Promise<(name: string) => string> {
  const body = await context.req.parseBody()
  return (name) => {
    const value = body[name]
    return typeof value === 'string' ? value.slice(0, 300) : ''
  }
}
