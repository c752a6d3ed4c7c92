import type { Capability } from '@floga/api-client/operations'

/** Capabilities that decide on parts of pages: no route depends on them alone. */
export const pagelessCapabilities = [
  'COUPONS',
  'DELIVERY_ESTIMATE',
  'SAVED_LINES',
] as const satisfies readonly Capability[]

export type PagelessCapability = (typeof pagelessCapabilities)[number]
