import { createHmac } from 'node:crypto'

/** Something that a provider tells, under one id over all its deliveries. */
export interface ProviderEvent {
  id: string
  paymentId: string
}

export interface Delivery {
  /** Where the platform answers. */
  origin: string
  secret: string
  event: ProviderEvent
  /** How long ago it was signed; less than nothing for a time to come. @default 0 */
  signedMsAgo?: number
  /** What is sent instead of what was signed. */
  tampered?: Partial<ProviderEvent>
  isUnsigned?: boolean
}

/** Delivers an event to the platform; returns the status that it is answered with, 0 for no answer. */
export async function deliverEvent(delivery: Delivery): Promise<number> {
  const { origin, secret, event, signedMsAgo = 0, tampered } = delivery
  const told = { kind: 'payment.changed', at: new Date().toISOString(), tenant: 'floga', ...event }
  const body = JSON.stringify(told)
  const seconds = Math.floor((Date.now() - signedMsAgo) / 1_000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  try {
    const response = await fetch(`${origin}/payments/events/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(!delivery.isUnsigned && { 'sandbox-signature': `t=${seconds},v1=${signature}` }),
      },
      body: tampered ? JSON.stringify({ ...told, ...tampered }) : body,
      signal: AbortSignal.timeout(60_000),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}
