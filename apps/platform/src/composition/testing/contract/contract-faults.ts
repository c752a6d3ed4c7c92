import { platformHeaders } from '@floga/platform-contract'

/** A proxy in front of a platform that breaks one thing, and the case that has to report it. */
export interface ContractFault {
  fault: string
  /** Part of the case's name. */
  reportedBy: string
  breaks: (send: typeof fetch) => typeof fetch
}

// Each fault narrows the type where it reads the value.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

interface Call {
  url: URL
  method: string
  headers: Headers
  body: Json
}

/** Intercepts each call, and sends the result of `change`. */
const onCall =
  (change: (call: Call) => Response | void): ContractFault['breaks'] =>
  (send) =>
  (input, init = {}) => {
    const text = typeof init.body === 'string' ? init.body : ''
    const body: Json = text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : text
    const call = {
      url: new URL(String(input)),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body,
    }
    const own = change(call)
    if (own) return Promise.resolve(own)
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const { headers } = call
    return send(call.url, { ...init, headers, ...(sent === '' ? {} : { body: sent }) })
  }

/** Changes the responses of calls. */
const onAnswer =
  (change: (body: Json, call: { url: URL; request: Json; headers: Headers }) => void) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const answer = await send(input, init)
    const text = await answer.text()
    const headers = new Headers(answer.headers)
    // Changed bodies have another length.
    headers.delete('content-length')
    headers.delete('content-encoding')
    const isJson = headers.get('content-type')?.includes('json')
    const body: Json = isJson && text !== '' ? JSON.parse(text) : text
    const request: Json =
      typeof init.body === 'string' && init.body.endsWith('}') ? JSON.parse(init.body) : {}
    change(body, { url: new URL(String(input)), request, headers })
    const changed = typeof body === 'string' ? body : JSON.stringify(body)
    const { status } = answer
    return new Response(status === 204 ? null : changed, { status, headers })
  }

/** Changes the data of one operation. */
const onData = (operation: string, change: (data: Json) => void): ContractFault['breaks'] =>
  onAnswer((body, { request }) => {
    if (request.operationName === operation && body.data) change(body.data)
  })

/** Changes the input of one operation. */
const onInput = (operation: string, change: (input: Json) => void): ContractFault['breaks'] =>
  onCall(({ body }) => {
    if (body.operationName === operation) change(body.variables.input ?? body.variables)
  })

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const believesTenant = (operation: string): ContractFault['breaks'] =>
  onCall(({ body, headers }) => {
    if (body.operationName === operation) headers.set(platformHeaders.tenant, 'floga')
  })

let serial = 0

/** Possible faults of a backend, one at a time. */
export const contractFaults: readonly ContractFault[] = [
  {
    fault: 'an unknown tenant is treated as the first one',
    reportedBy: 'a call without a tenant, or with an unknown one',
    breaks: onCall(({ headers }) => headers.set(platformHeaders.tenant, 'floga')),
  },
  {
    fault: 'an unknown hash has no code',
    reportedBy: 'an unknown hash',
    breaks: onAnswer((body) => body.errors?.forEach((error: Json) => delete error.extensions)),
  },
  {
    fault: 'any document is allowed',
    reportedBy: 'a document sent as text',
    breaks: onCall(({ body }) =>
      body.query ? answer({ data: { menuCategories: [] } }) : undefined,
    ),
  },
  {
    fault: 'a body of any length is read',
    reportedBy: 'a body that is not JSON',
    breaks: onCall(({ body }) => (body.a ? answer({}) : undefined)),
  },
  {
    fault: 'the version changes with each call',
    reportedBy: 'the catalogue has a version',
    breaks: onAnswer((body) => {
      if (body.version) body.version = String((serial += 1))
    }),
  },
  {
    fault: 'the version is cacheable',
    reportedBy: 'the catalogue has a version',
    breaks: onAnswer((_body, { headers }) => headers.set('cache-control', 'public, max-age=60')),
  },
  {
    fault: 'a total is a text',
    reportedBy: 'the response of ProductsSearch has the shape',
    breaks: onData('ProductsSearch', (data) => {
      data.productsSearch.total = String(data.productsSearch.total)
    }),
  },
  {
    fault: 'a name is missing',
    reportedBy: 'the response of Product has the shape',
    breaks: onData('Product', (data) => {
      if (data.product) delete data.product.name
    }),
  },
  {
    fault: 'a moment has no time zone',
    reportedBy: 'the response of CartAddItem has the shape',
    breaks: onData('CartAddItem', (data) => {
      if (data.cartAddItem.cart) data.cartAddItem.cart.time = '2026-11-24 10:00'
    }),
  },
  {
    fault: 'every page of a list is the first',
    reportedBy: 'pages of a list contain each product once',
    breaks: onInput('ProductsSearch', (input) => void (input.skip = 0)),
  },
  {
    fault: 'a filter by price is not looked at',
    reportedBy: 'a filter by price',
    breaks: onInput('ProductsSearch', (input) => delete input.where?.price),
  },
  {
    fault: 'an unknown product is another one',
    reportedBy: 'a product that does not exist is null',
    breaks: onInput('Product', (input) => void (input.where = { sku: 'GS-1' })),
  },
  {
    fault: 'a line costs a cent more than the product',
    reportedBy: "a line has the catalogue's price",
    breaks: onData('CartAddItem', ({ cartAddItem }) => {
      for (const line of cartAddItem.cart?.data.lines ?? []) line.unitPrice.amountMinor += 1
    }),
  },
  {
    fault: 'an error has another code',
    reportedBy: 'changing it is CART_NOT_FOUND',
    breaks: onData('CartAddItem', ({ cartAddItem }) => {
      for (const error of cartAddItem.errors) error.code = 'UNKNOWN'
    }),
  },
  {
    fault: 'a repeated change counts again',
    reportedBy: 'repeated with its clientMutationId',
    breaks: onInput('CartAddItem', (input) => delete input.clientMutationId),
  },
  {
    fault: 'a quantity is set whatever the shopper saw',
    reportedBy: 'applied as the difference',
    breaks: onInput('CartSetItem', (input) => void (input.fromQuantity = 2)),
  },
  {
    fault: 'a shortage is not reported',
    reportedBy: 'more pieces than are available',
    breaks: onData('CartAddItem', ({ cartAddItem }) => void (cartAddItem.errors = [])),
  },
  {
    fault: 'ids of carts are counted',
    reportedBy: 'under a long random id',
    breaks: onData('CartAddItem', ({ cartAddItem }) => {
      if (cartAddItem.cart) cartAddItem.cart.id = String((serial += 1))
    }),
  },
  {
    fault: 'one key creates a second order',
    reportedBy: 'one key creates one order, however often',
    breaks: onData('CheckoutPlaceOrder', ({ checkoutPlaceOrder: { order } }) => {
      if (order) order.id = `${order.id}${(serial += 1)}`
    }),
  },
  {
    fault: 'the current total is not returned',
    reportedBy: 'another total than the current one',
    breaks: onData('CheckoutPlaceOrder', ({ checkoutPlaceOrder }) => {
      checkoutPlaceOrder.newTotal = null
    }),
  },
  {
    fault: 'terms count as accepted',
    reportedBy: 'terms have to be accepted',
    breaks: onInput('CheckoutPlaceOrder', (input) => void (input.termsAccepted = true)),
  },
  {
    fault: 'a mistake names no field',
    reportedBy: 'each error next to its field',
    breaks: onData('CheckoutPlaceOrder', ({ checkoutPlaceOrder }) => {
      for (const error of checkoutPlaceOrder.errors) error.field = null
    }),
  },
  {
    fault: 'texts are not immutable',
    reportedBy: 'at the hash of their content',
    breaks: onAnswer((_body, { headers }) => headers.set('cache-control', 'max-age=60')),
  },
  {
    fault: 'a wrong password of a member has an error of its own',
    reportedBy: 'a wrong password and an unknown address',
    breaks: onAnswer((body, { request }) => {
      if (request.username?.startsWith('maria')) body.error_description = 'Wrong password.'
    }),
  },
  {
    fault: 'registering again reveals a membership',
    reportedBy: 'registering and resetting a password respond alike',
    breaks: onAnswer((body, { request }) => {
      if (!request.variables?.input?.email?.startsWith('maria')) return
      body.data.memberRegister.errors.push({ code: 'INVALID', field: 'email', message: 'Known.' })
    }),
  },
  {
    fault: 'a used refresh token is valid forever',
    reportedBy: 'sent again after its successor was used',
    breaks: (send) => {
      const given = new Map<unknown, Promise<Response>>()
      return async (input, init = {}) => {
        if (!String(init.body).includes('"refresh_token"')) return send(input, init)
        const known = given.get(init.body) ?? send(input, init)
        given.set(init.body, known)
        return (await known).clone()
      }
    },
  },
  {
    fault: 'tokens are cacheable',
    reportedBy: 'a response with tokens is not cacheable',
    breaks: onAnswer((_body, { headers }) => headers.set('cache-control', 'private')),
  },
  {
    fault: 'a throttled caller gets no delay',
    reportedBy: 'guessing passwords is throttled',
    breaks: onAnswer((_body, { headers }) => headers.delete('retry-after')),
  },
  {
    fault: 'guests get null in place of an error',
    reportedBy: 'what needs a member fails with UNAUTHENTICATED',
    breaks: onAnswer((body) => delete body.errors),
  },
  {
    fault: 'a viewer is not rejected',
    reportedBy: 'a viewer changes nothing',
    breaks: onData('CartAddItem', ({ cartAddItem }) => void (cartAddItem.errors = [])),
  },
  {
    fault: 'an event of the provider needs no signature',
    reportedBy: 'an event of the provider without its signature',
    breaks: onCall(({ url, headers }) => {
      if (url.pathname.startsWith('/payments/events')) headers.set('signed', 'yes')
    }),
  },
  {
    fault: 'a cart is seen in another tenant',
    reportedBy: 'a cart does not exist in another tenant',
    breaks: believesTenant('Cart'),
  },
  {
    fault: 'an order is seen in another tenant',
    reportedBy: 'an order does not exist in another tenant',
    breaks: believesTenant('Order'),
  },
  {
    fault: 'a token of another tenant is good',
    reportedBy: 'a token is invalid in another tenant',
    breaks: believesTenant('CurrentUser'),
  },
]
