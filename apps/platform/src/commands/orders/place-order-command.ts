import { cleanTyped } from '@floga/platform-contract/input-rules'
import { staffMessages } from '../../foundation/messages/messages.js'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import * as v from 'valibot'
import { addItem } from '../../domains/cart/add-items.js'
import { placeOrder } from '../../domains/orders/placing/place-order.js'
import type { PlaceOrderCall } from '../../domains/orders/placing/place-order.js'
import { createVatCheck } from '../../domains/orders/vat/check-vat-number.js'
import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { readTextFile } from '../../foundation/files/read-text-file.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { describeIssue } from '../../foundation/tenants/parse-tenant-file.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffMoney } from '../staff-texts.js'
import { isOnlineKind } from '../../foundation/pricing/payment-rules.js'

export interface PlaceOrderOptions {
  tenant: string
  /** JSON: an order taken by phone. */
  file: string
  /** Who took it, and how. */
  cause: string
  /** Shows the total without placing the order. */
  isDryRun: boolean
}

export const placeOrderCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('place-order')
    .summary('place an order taken by phone')
    .description(
      'Places an order taken by phone, by the rules and prices of the checkout. The customer gets the same mail as for an order in the shop. The same file is ordered only once.',
    )
    .argument('<file>', 'the order as JSON: see below', resolvePath)
    .option('--cause <text>', 'who took the order, and how', 'staff by phone')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'place-order order.json --dry-run',
        'place-order order.json --cause "Νίκη by phone"',
      ),
    )
    .addHelpText('after', exampleOrder)
    .action((file, { tenant: given, cause, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        placePhoneOrder(context, { tenant, file, cause, isDryRun }, output),
      ),
    )
}

const exampleOrder = `
An order, of which invoice, notes and the address of goods that are picked up may be left out:
  {
    "items": [{ "sku": "RG-30", "quantity": 2 }],
    "contact": {
      "email": "maria@example.gr", "firstName": "Μαρία", "lastName": "Παπαδοπούλου",
      "phone": "6971234567"
    },
    "billingAddress": {
      "address": "Ερμού 12", "city": "Αθήνα", "postalCode": "10563", "region": "GR-I",
      "country": "GR"
    },
    "invoice": {
      "companyName": "Παπαδοπούλου Ε.Ε.", "businessActivity": "Εμπόριο",
      "vatNumber": "123456783", "taxOffice": "Α΄ Αθηνών"
    },
    "shippingMethodId": "courier",
    "paymentMethodId": "bank-transfer",
    "notes": "after 17:00"
  }`

const text = v.pipe(v.string(), v.trim())
const typedSku = v.pipe(v.string(), v.transform(cleanTyped))
const optional = v.nullish(text)
const address = v.strictObject({
  company: optional,
  address: text,
  address2: optional,
  floor: optional,
  doorbell: optional,
  country: text,
  region: optional,
  city: text,
  postalCode: v.nullish(text, ''),
})

/** The order as staff write it down; forms and lengths are those of the checkout. */
const phoneOrder = v.strictObject({
  locale: optional,
  items: v.pipe(
    v.array(v.strictObject({ sku: typedSku, quantity: v.pipe(v.number(), v.integer()) })),
    v.minLength(1),
  ),
  contact: v.strictObject({
    email: text,
    firstName: text,
    lastName: text,
    phone: text,
    alternativePhone: optional,
  }),
  billingAddress: v.nullish(address),
  shippingAddress: v.nullish(address),
  invoice: v.nullish(
    v.strictObject({
      companyName: text,
      businessActivity: optional,
      vatNumber: text,
      taxOffice: optional,
    }),
  ),
  shippingMethodId: text,
  paymentMethodId: text,
  notes: optional,
})
type PhoneOrder = v.InferOutput<typeof phoneOrder>

/**
 * Places a phone order, by the rules and at the prices of the checkout. The shopper gets the same
 * mail as for an order of their own, with the terms and the page on which an order
 * that a provider takes the money of is paid. A file is ordered once, however often it is sent.
 */
async function placePhoneOrder(
  context: CommandContext,
  { tenant, file, cause, isDryRun }: PlaceOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { database } = context
  const settings = await findTenant(database, tenant)
  const written = await readTextFile(file)
  const { items, locale: chosen, ...given } = parseOrder(basename(file), written)
  const locale = chosen ?? settings.defaultLocale
  if (!settings.locales.includes(locale)) {
    throw new CommandError(`No locale "${locale}": ${settings.locales.join(', ')}.`)
  }
  const idempotencyKey = `staff-${createHash('sha256').update(written).digest('base64url')}`
  const [known] = await database.read(tenant, (sql) =>
    sql.query<{ number: string }>('SELECT number FROM orders WHERE idempotency_key = $1', [
      idempotencyKey,
    ]),
  )
  if (known) throw new CommandError(`This file was ordered already: ${known.number}.`)
  const now = new Date()
  const cartId = await createCartOf(context, tenant, items, now)
  const call: PlaceOrderCall = {
    database,
    tenant,
    rules: toCheckoutRules(settings, context.onlineKinds(settings)),
    ports: context.ports.placing,
    locale,
    memberId: null,
    cause,
    checkVatNumber: createVatCheck({ database, tenant, register: context.vatRegister, now }),
    now,
    input: {
      ...given,
      cartId,
      idempotencyKey,
      // The price is read out on the phone: the first call only returns it.
      expectedTotalMinor: 0,
      termsVersion: settings.termsVersion,
      termsAccepted: true,
    },
  }
  let orderId: string | undefined
  try {
    const total = await readTotal(call)
    if (isDryRun) {
      output.result(`Would place an order of ${staffMoney(total, settings.currency)}.`)
      return
    }
    const input = { ...call.input, expectedTotalMinor: total }
    const outcome = await placeOrder({ ...call, input })
    if (outcome.status === 'refused') throw rejection(outcome.errors)
    orderId = outcome.orderId
    await describeOrder(context, { tenant, settings, orderId }, output)
  } finally {
    if (orderId === undefined) {
      await database.write(tenant, (sql) => sql.query('DELETE FROM carts WHERE id = $1', [cartId]))
    }
  }
}

function parseOrder(name: string, written: string): PhoneOrder {
  try {
    const parsed = v.safeParse(phoneOrder, JSON.parse(written) as unknown)
    if (parsed.success) return parsed.output
    const problems = parsed.issues.map((issue) => `${name}: ${describeIssue(issue)}`)
    throw new CommandError([...problems, 'place-order --help shows an order.'].join('\n'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${name} is no JSON.`)
    throw error
  }
}

/**
 * Puts the items into a new cart.
 *
 * @returns its id.
 * @throws {CommandError} for an item that cannot be had.
 */
async function createCartOf(
  { database }: CommandContext,
  tenant: string,
  items: PhoneOrder['items'],
  now: Date,
): Promise<string> {
  return database.write(tenant, async (sql) => {
    let cartId: string | null = null
    for (const { sku, quantity } of items) {
      const [variant] = await sql.query<{ id: string }>('SELECT id FROM variants WHERE sku = $1', [
        sku,
      ])
      if (!variant) throw new CommandError(`${tenant} has no "${sku}".`)
      const change = { cartId, variantId: variant.id, quantity, mutationId: null, now }
      const { cart, errors }: Awaited<ReturnType<typeof addItem>> = await addItem(sql, change)
      if (errors.length > 0 || !cart) throw rejection(errors, `${sku}: `)
      cartId = cart.id
    }
    if (cartId === null) throw new CommandError('The order has no items.')
    return cartId
  })
}

/** The total of the order; placing it at another total fails with the correct one. */
async function readTotal(call: PlaceOrderCall): Promise<number> {
  const outcome = await placeOrder(call)
  if (outcome.status === 'placed') throw new Error('An order was placed for nothing.')
  const errors = outcome.errors.filter(({ code }) => code !== 'TOTAL_CHANGED')
  if (errors.length > 0 || outcome.newTotalMinor === null) throw rejection(errors)
  return outcome.newTotalMinor
}

function rejection(errors: readonly UserError[], before = ''): CommandError {
  const texts = errors.map((error) => {
    const { field, message } = toUserErrorView(error, staffMessages)
    return `${before}${field ? `${field}: ` : ''}${message}`
  })
  return new CommandError(texts.join('\n') || 'The order is rejected.')
}

async function describeOrder(
  { database, shopUrl }: CommandContext,
  { tenant, settings, orderId }: { tenant: string; settings: TenantSettings; orderId: string },
  output: CommandOutput,
): Promise<void> {
  const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
  if (!order) throw new Error('The order that was placed is missing.')
  const { number, email, locale, totals, currency } = order
  const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
  output.result(`${number}\t${staffMoney(totals.grandMinor, currency)}\t${email}`)
  const isPaidOnline = isOnlineKind(order.payment.kind)
  output.note(`The customer sees it${isPaidOnline ? ', and pays it,' : ''} at`)
  output.result(`${settings.shopUrl ?? shopUrl}${prefix}/receipt/${orderId}`)
}
