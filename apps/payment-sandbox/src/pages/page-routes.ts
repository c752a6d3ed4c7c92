import { Hono } from 'hono'
import type { Context } from 'hono'
import { parseCard } from '../cards/parse-card.js'
import {
  answerChallenge,
  cancel,
  denyChallenge,
  payByBank,
  payByCard,
} from '../payments/answer-page.js'
import { current } from '../payments/payment-desk.js'
import type { Desk } from '../payments/payment-desk.js'
import type { Payment } from '../store/payment.js'
import { challengePage, irisPage, processingPage } from './bank-pages.js'
import { cardPage } from './card-page.js'
import { donePage } from './done-page.js'
import { toPageFacts } from './page-frame.js'
import type { Html } from './page-frame.js'
import { wordsIn } from './words.js'

/** The pages that shoppers see. One address a payment; what it shows follows from where the payment stands. */
export function createPages(desk: Desk): Hono {
  const pages = new Hono()
  const find = (context: Context): Payment | undefined => {
    const payment = desk.store.payment(context.req.param('id') ?? '')
    return payment && current(desk, payment)
  }
  /** A post that no longer fits, such as a second click, shows where the payment stands. */
  const post = (act: string, answer: (payment: Payment, context: Context) => Promise<Response>) => {
    pages.post(`/pay/:id/${act}`, async (context) => {
      const payment = find(context)
      if (!payment) return gone(context)
      const isAsked =
        act === 'challenge' || act === 'deny'
          ? payment.state === 'CHALLENGED'
          : payment.state === 'OPEN'
      return isAsked ? answer(payment, context) : toPage(context, payment)
    })
  }

  pages.get('/pay/:id', (context) => {
    const payment = find(context)
    return payment ? context.html(pageOf(payment)) : gone(context)
  })
  post('card', async (payment, context) => {
    if (payment.request.kind !== 'CARD') return toPage(context, payment)
    const form = await readForm(context)
    const typed = { holder: form('holder'), number: form('number'), expiry: form('expiry') }
    const isToBeSaved = form('save') !== ''
    const months = Number(form('instalments'))
    const instalments = payment.request.instalments?.offered.find((one) => one === months) ?? null
    const outcome = parseCard({ ...typed, code: form('code') }, desk.clock())
    if (outcome.status === 'faults') {
      const options = { typed, faults: outcome.faults, isToBeSaved, instalments }
      return context.html(cardPage(toPageFacts(payment), options), 422)
    }
    const answer = { card: outcome.card, isToBeSaved, instalments }
    return toPage(context, payByCard(desk, payment, answer))
  })
  post('challenge', async (payment, context) => {
    const code = (await readForm(context))('challenge')
    const answered = answerChallenge(desk, payment, code)
    if (answered) return toPage(context, answered)
    return context.html(challengePage(toPageFacts(payment), { isWrong: true }), 422)
  })
  post('deny', async (payment, context) => toPage(context, denyChallenge(desk, payment)))
  post('cancel', async (payment, context) => toPage(context, cancel(desk, payment)))
  post('iris', async (payment, context) =>
    toPage(context, payment.request.kind === 'IRIS' ? payByBank(desk, payment) : payment),
  )
  return pages
}

function pageOf(payment: Payment): Html {
  const facts = toPageFacts(payment)
  switch (payment.state) {
    case 'OPEN':
      return payment.request.kind === 'CARD' ? cardPage(facts) : irisPage(facts)
    case 'CHALLENGED':
      return challengePage(facts)
    case 'PROCESSING':
      return processingPage(facts)
    default:
      return donePage(facts, payment.state)
  }
}

function toPage(context: Context, payment: Payment): Response {
  return context.redirect(`/pay/${payment.id}`, 303)
}

function gone(context: Context): Response {
  return context.text(wordsIn('en')('gone'), 404)
}

/** Reads fields of a form as text; empty for what is missing or is a file. */
async function readForm(context: Context): Promise<(name: string) => string> {
  const body = await context.req.parseBody()
  return (name) => {
    const value = body[name]
    return typeof value === 'string' ? value.slice(0, 300) : ''
  }
}
