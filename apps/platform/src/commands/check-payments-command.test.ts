import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPaymentCheck } from '../composition/payments/create-payment-check.js'
import { noAccounts } from '../composition/payments/payment-accounts.js'
import { startStripeStandIn } from '../domains/payment/stripe/testing/start-stripe-stand-in.js'
import type { StripeStandIn } from '../domains/payment/stripe/testing/start-stripe-stand-in.js'
import { startVivaStandIn } from '../domains/payment/viva/testing/start-viva-stand-in.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { runTestCommand } from '../testing/run-test-command.js'

describe('check-payments', () => {
  let database: Database
  let standIn: StripeStandIn
  beforeAll(async () => {
    database = await openTestDatabase()
    standIn = await startStripeStandIn()
  })
  afterAll(async () => {
    await standIn.stop()
    await database.close()
  })

  const check = (account: object = {}) =>
    runTestCommand(
      {
        database,
        paymentCheck: (checked, options) =>
          createPaymentCheck(
            { ...noAccounts, stripe: { floga: { ...standIn.account, ...account } } },
            checked,
            { ...options, url: standIn.url },
          ),
      },
      ['check-payments', '--provider', 'stripe', '--tenant', 'floga'],
    )

  it('says of each requirement that it holds', async () => {
    const { exitCode, results, notes } = await check()
    expect(results).toContain('holds: it refunds once for one id, and no more than was paid')
    expect(results.filter((line) => !line.startsWith('holds: '))).toEqual([])
    expect(notes.join()).toContain(`All ${results.length} requirements hold.`)
    expect(exitCode).toBe(0)
  })

  it('says what does not, and never shows the key', async () => {
    const { exitCode, lines, results } = await check({ secretKey: 'sk_test_mistyped' })
    expect(results[0]).toBe(
      'does not hold: it opens one page for one payment, however often it is called: Stripe responded with 401.',
    )
    expect(exitCode).toBe(1)
    expect(lines.join()).not.toContain('sk_test_mistyped')
  })

  it('asks a person to pay at a provider whose pages take no robots', async () => {
    const viva = await startVivaStandIn()
    const pay = (request: string) => {
      const code = /ref=(\d+)/.exec(request)?.[1] ?? ''
      viva.pay(code, { with: request.startsWith('Pay') ? 'card' : 'declined card' })
    }
    const run = (environment: 'demo' | 'live') =>
      runTestCommand(
        {
          database,
          paymentCheck: (checked, options) => {
            const accounts = { ...noAccounts, viva: { floga: { ...viva.account, environment } } }
            const ask = (request: string) => {
              options.ask(request)
              pay(request)
            }
            return createPaymentCheck(accounts, checked, { ask, url: viva.url })
          },
        },
        ['check-payments', '--provider', 'viva', '--tenant', 'floga'],
      )
    try {
      const { exitCode, results, notes } = await run('demo')
      expect(results.filter((line) => !line.startsWith('holds: '))).toEqual([])
      expect(notes[0]).toContain('viva has no idempotency keys for pages, no saved cards')
      expect(notes.join()).toContain(`All ${results.length} requirements hold.`)
      expect(notes.join()).toContain(`Try the card 4147 4630 1111 0141: ${viva.url}/web/checkout?`)
      expect(exitCode).toBe(0)
      const live = await run('live')
      expect(live.lines.join()).toContain('The account is a live one.')
    } finally {
      await viva.stop()
    }
  })

  it('does not pay with a live key, nor without an account', async () => {
    const live = await check({ secretKey: 'sk_live_1' })
    expect(live).toMatchObject({
      exitCode: 1,
      lines: ['The account has a live key. The checks pay: use test keys.'],
    })
    const command = ['check-payments', '--provider', 'stripe', '--tenant', 'floga']
    const { lines } = await runTestCommand({ database }, command)
    expect(lines).toEqual(['The file of PAYMENT_ACCOUNTS has no account of floga at stripe.'])
  })
})
