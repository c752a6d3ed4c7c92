/** Events that programs are told of. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.moved',
  'order.returned',
  'order.refunded',
  'stock.below',
  'request.opened',
  'review.written',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Whether a text names an event. */
export function isWebhookEvent(text: string): text is WebhookEvent {
  return webhookEvents.some((event) => event === text)
}
