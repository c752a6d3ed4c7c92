import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A payment as the provider tells of it; a case decides what that is. */
export interface TrialPayment {
  id: string
  /** What it is told as from now on. */
  state: 'OPEN' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'EXPIRED'
  amountMinor: number
  currency: string
  /** Whether the provider does not answer when it is asked for this one. */
  isAway: boolean
  /** How often it was asked for. */
  asked: number
  /** Minor units that went back, by the platform's name of each refund. */
  refunds: Map<string, number>
}

/** A payment provider that says whatever a case wants, by the same calls as the payment sandbox. */
export interface TrialProvider {
  url: string
  /** Opens its calls and signs its events. */
  secret: string
  /** Payments of an order, by its number, the oldest first. */
  paymentsOf(reference: string): TrialPayment[]
  close(): Promise<void>
}

/** Starts it on a free port of this machine. Its pages never close: what is open can always be paid. */
export async function startTrialProvider(): Promise<TrialProvider> {
  const secret = 'for-trials-alone-and-for-nothing-else'
  const byId = new Map<string, TrialPayment>()
  const byReference = new Map<string, TrialPayment[]>()
  const server = createServer((request, response) => {
    void reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (request.headers.authorization !== `Bearer ${secret}`) return { status: 401, body: {} }
    const [, , , id = '', what, refundId = ''] = (request.url ?? '').split('/')
    const sent = await readJson(request)
    const known = byId.get(id)
    if (request.method === 'PUT' && what === undefined) {
      return { status: 200, body: view(known ?? open(id, sent)) }
    }
    if (!known) return { status: 404, body: {} }
    if (what === 'refunds') {
      known.refunds.set(refundId, sent.amountMinor)
      return { status: 200, body: { providerId: `trial-${refundId}` } }
    }
    if (what === 'close') return { status: 503, body: {} }
    known.asked += 1
    return known.isAway ? { status: 503, body: {} } : { status: 200, body: view(known) }
  }

  function open(id: string, { reference, amountMinor, currency }: SentPayment): TrialPayment {
    const payment: TrialPayment = {
      id,
      state: 'OPEN',
      amountMinor,
      currency,
      isAway: false,
      asked: 0,
      refunds: new Map(),
    }
    byId.set(id, payment)
    byReference.set(reference, [...(byReference.get(reference) ?? []), payment])
    return payment
  }

  const view = ({ id, state, amountMinor, currency }: TrialPayment) => ({
    paymentId: id,
    providerId: `trial-${id}`,
    state,
    amountMinor,
    currency,
    url: state === 'OPEN' ? `${url}/pay/${id}` : null,
    card: null,
    instalments: null,
    cause: null,
  })

  return {
    url,
    secret,
    paymentsOf: (reference) => byReference.get(reference) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What the platform sends, as far as trials look at it. */
interface SentPayment {
  reference: string
  amountMinor: number
  currency: string
}

async function readJson(request: IncomingMessage): Promise<SentPayment> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text === '' ? '{}' : text) as SentPayment
}
