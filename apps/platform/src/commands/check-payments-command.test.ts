import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPaymentCheck } from '../composition/payments/create-payment-check.js'
import { startStripeStandIn } from '../domains/payment/stripe/testing/start-stripe-stand-in.js'
import type { StripeStandIn } from '../domains/payment/stripe/testing/start-stripe-stand-in.js'
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
        paymentCheck: (asked) =>
          createPaymentCheck(
            { stripe: { floga: { ...standIn.account, ...account } } },
            asked,
            standIn.url,
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
