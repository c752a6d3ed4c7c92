/**
 * Writes `stripe-description.json`: what Stripe’s API takes and answers in the calls of the adapter,
 * as JSON Schema. Stripe generates the types of its library from its OpenAPI description; they are
 * read here, since the description itself is in no package.
 *
 *     npx tsx src/domains/payment/stripe/testing/describe-stripe.ts
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stripe } from 'stripe'
import ts from 'typescript-interface'
import type { StripeDescription } from './stripe-description.js'
import type { Described } from '../../testing/described-calls.js'

/** Properties to describe, of objects and of the items of lists; `all` of those below. */
type Chosen = 'all' | { [name: string]: Chosen }

const money = { amount: 'all', currency: 'all' } as const
const own = { id: 'all', object: 'all', metadata: 'all' } as const
const card = { brand: 'all', last4: 'all', exp_month: 'all', exp_year: 'all' } as const
const method: Chosen = { id: 'all', object: 'all', type: 'all', customer: {}, card }
const intent: Chosen = {
  ...own,
  ...money,
  amount_received: 'all',
  client_secret: 'all',
  status: 'all',
  payment_method: method,
  next_action: {
    type: 'all',
    redirect_to_url: 'all',
  },
  last_payment_error: {
    type: 'all',
    code: 'all',
    decline_code: 'all',
  },
}
const session: Chosen = {
  ...own,
  amount_total: 'all',
  currency: 'all',
  client_secret: 'all',
  expires_at: 'all',
  payment_status: 'all',
  status: 'all',
  url: 'all',
  payment_intent: intent,
}
const refund: Chosen = { ...own, ...money, status: 'all', payment_intent: {} }
const list = (data: Chosen): Chosen => ({ object: 'all', data, has_more: 'all', url: 'all' })

/** What calls answer, by its type. */
const answers: Readonly<Record<string, Chosen>> = {
  'ApiList<Stripe.EventBase>': list({}),
  'Checkout.Session': session,
  PaymentIntent: intent,
  'ApiSearchResult<Stripe.PaymentIntent>': list({ ...own, ...money, status: 'all' }),
  PaymentMethod: method,
  Refund: refund,
  'ApiList<Stripe.Refund>': list(refund),
}

/** Every call: method and path, the type of its parameters and those in use, its answer's type. */
const calls: readonly [call: string, params: string, chosen: Chosen, answer: string][] = [
  [
    'POST /v1/checkout/sessions',
    'Checkout.SessionCreateParams',
    {
      mode: 'all',
      ui_mode: 'all',
      client_reference_id: 'all',
      locale: 'all',
      allowed_payment_method_types: 'all',
      metadata: 'all',
      expires_at: 'all',
      success_url: 'all',
      cancel_url: 'all',
      customer_creation: 'all',
      return_url: 'all',
      redirect_on_completion: 'all',
      line_items: {
        quantity: 'all',
        price_data: {
          currency: 'all',
          unit_amount: 'all',
          product_data: { name: 'all' },
        },
      },
      payment_intent_data: {
        description: 'all',
        metadata: 'all',
        setup_future_usage: 'all',
      },
    },
    'Checkout.Session',
  ],
  [
    'GET /v1/checkout/sessions/{id}',
    'Checkout.SessionRetrieveParams',
    { expand: 'all' },
    'Checkout.Session',
  ],
  [
    'POST /v1/checkout/sessions/{id}/expire',
    'Checkout.SessionExpireParams',
    { expand: 'all' },
    'Checkout.Session',
  ],
  [
    'POST /v1/payment_intents',
    'PaymentIntentCreateParams',
    {
      ...money,
      customer: 'all',
      payment_method: 'all',
      allowed_payment_method_types: 'all',
      confirm: 'all',
      return_url: 'all',
      use_stripe_sdk: 'all',
      description: 'all',
      metadata: 'all',
      expand: 'all',
    },
    'PaymentIntent',
  ],
  [
    'GET /v1/payment_intents/{id}',
    'PaymentIntentRetrieveParams',
    { expand: 'all' },
    'PaymentIntent',
  ],
  [
    'GET /v1/payment_intents/search',
    'PaymentIntentSearchParams',
    { query: 'all', limit: 'all' },
    'ApiSearchResult<Stripe.PaymentIntent>',
  ],
  [
    'POST /v1/payment_intents/{id}/cancel',
    'PaymentIntentCancelParams',
    { expand: 'all' },
    'PaymentIntent',
  ],
  [
    'GET /v1/payment_methods/{id}',
    'PaymentMethodRetrieveParams',
    { expand: 'all' },
    'PaymentMethod',
  ],
  [
    'POST /v1/payment_methods/{id}/detach',
    'PaymentMethodDetachParams',
    { expand: 'all' },
    'PaymentMethod',
  ],
  ['GET /v1/events', 'EventListParams', { type: 'all', limit: 'all' }, 'ApiList<Stripe.EventBase>'],
  [
    'GET /v1/refunds',
    'RefundListParams',
    { payment_intent: 'all', limit: 'all' },
    'ApiList<Stripe.Refund>',
  ],
  [
    'POST /v1/refunds',
    'RefundCreateParams',
    { payment_intent: 'all', amount: 'all', metadata: 'all' },
    'Refund',
  ],
]

const event: Chosen = {
  id: 'all',
  object: 'all',
  api_version: 'all',
  created: 'all',
  livemode: 'all',
  pending_webhooks: 'all',
  type: 'all',
  data: { object: {} },
}

const folder = dirname(fileURLToPath(import.meta.url))
const source = join(folder, 'described-types.ts')
const names = [...calls.map(([, params]) => params), ...Object.keys(answers), 'EventBase']
const text = [
  `import Stripe from 'stripe'`,
  ...names.map((name, index) => `export type Type${index} = Stripe.${name}`),
].join('\n')

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
}
const host = ts.createCompilerHost(options)
const { fileExists, getSourceFile } = host
host.fileExists = (name) => name === source || fileExists(name)
host.getSourceFile = (name, ...rest) =>
  name === source
    ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
    : getSourceFile(name, ...rest)
const program = ts.createProgram([source], options, host)
const checker = program.getTypeChecker()
const errors = program.getSemanticDiagnostics(program.getSourceFile(source))
if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host))

const types = new Map(
  program
    .getSourceFile(source)!
    .statements.filter(ts.isTypeAliasDeclaration)
    .map((statement, index) => [names[index], checker.getTypeAtLocation(statement)]),
)

function describeNamed(name: string, chosen: Chosen): Described {
  return describe(types.get(name)!, chosen)
}

function describe(type: ts.Type, chosen: Chosen): Described {
  if (type.isUnion()) return describeUnion(type, chosen)
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { type: 'boolean' }
  if (type.flags & ts.TypeFlags.String) return { type: 'string' }
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  const item = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0]
  if (item) return { type: 'array', items: describe(item, chosen) }
  return describeObject(type, chosen)
}

/** “Any other text” is part of each list of values in the library, and of none of Stripe’s. */
function describeUnion(type: ts.UnionType, chosen: Chosen): Described {
  const parts = type.types.filter(
    (part) => !part.isIntersection() && !(part.flags & ts.TypeFlags.Undefined),
  )
  const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  const others = parts.filter((part) => !part.isStringLiteral()).map((one) => describe(one, chosen))
  const unique = [...new Set(others.map((one) => JSON.stringify(one)))].map(
    (one) => JSON.parse(one) as Described,
  )
  const all = literals.length > 0 ? [{ enum: literals.toSorted() }, ...unique] : unique
  return all.length === 1 ? all[0]! : { anyOf: all }
}

function describeObject(type: ts.Type, chosen: Chosen): Described {
  const values = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  if (values) return { type: 'object', additionalProperties: describe(values, 'all') }
  const properties = checker
    .getPropertiesOfType(type)
    .filter(({ name }) => chosen === 'all' || name in chosen)
  const missing =
    chosen === 'all'
      ? []
      : Object.keys(chosen).filter((name) => !properties.some((one) => one.name === name))
  if (missing.length > 0) {
    throw new Error(`${checker.typeToString(type)} has no ${missing.join(', ')}.`)
  }
  // An empty choice stands for objects that are only named.
  if (chosen !== 'all' && Object.keys(chosen).length === 0) return { type: 'object' }
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map((property) => [
        property.name,
        describe(
          checker.getTypeOfSymbol(property),
          chosen === 'all' ? 'all' : (chosen[property.name] ?? 'all'),
        ),
      ]),
    ),
    required: properties
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name),
    additionalProperties: false,
  }
}

const library = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..')
const description: StripeDescription = {
  source: `https://www.npmjs.com/package/stripe/v/${Stripe.PACKAGE_VERSION}`,
  openapi: `https://github.com/stripe/openapi, ${readFileSync(join(library, 'OPENAPI_VERSION'), 'utf8').trim()}`,
  apiVersion: Stripe.API_VERSION,
  calls: calls.map(([call, params, chosen, answer]) => ({
    call,
    answer,
    params: describeNamed(params, chosen),
  })),
  answers: Object.fromEntries(
    Object.entries(answers).map(([name, chosen]) => [name, describeNamed(name, chosen)]),
  ),
  event: describeNamed('EventBase', event),
}
const file = join(folder, 'stripe-description.json')
writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`)
execFileSync('npx', ['oxfmt', file], { stdio: 'inherit' })
