import { randomBytes } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import * as v from 'valibot'

import { createSealedCookie } from '../../../request/sealed-cookie.server.js'
import { storedNamesOf } from '../../../request/browser/stored-names.server.js'
import type { ShopLoadContext } from '../../../request/shop-load-context.js'

const draftSchema = v.object({
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  cartId: v.string(),
  values: v.record(v.string(), v.string()),
})

/** A checkout in progress: typed values, and the idempotency key of its order. */
export type CheckoutDraft = v.InferOutput<typeof draftSchema>

/** Stores the draft between the pages of a checkout, until its order is placed. */
export const checkoutDraftCookie = createSealedCookie<CheckoutDraft>({
  stored: (shop) => storedNamesOf(shop).checkout,
  // Notes alone can be that long; a cookie that the browser drops would lose the rest as well.
  shorten({ values: { notes, ...values }, ...draft }) {
    return notes === undefined ? null : { ...draft, values }
  },
})

const written = new WeakMap<ShopLoadContext, CheckoutDraft>()

/**
 * Makes posted values available to the page that responds to the post: its cookie is not in the
 * request yet.
 */
export function keepForThisRequest(context: ShopLoadContext, draft: CheckoutDraft): void {
  written.set(context, draft)
}

/** The draft of the visitor's cart; a new one, with a new key, for a cart that has none. */
export async function readDraft(
  { request, context }: LoaderFunctionArgs,
  cartId: string,
): Promise<CheckoutDraft> {
  const fresh = written.get(context)
  if (fresh?.cartId === cartId) return fresh
  const draft = v.safeParse(draftSchema, await checkoutDraftCookie.read({ request, context }))
  if (draft.success && draft.output.cartId === cartId) return draft.output
  // A further order reuses name and address, but never the key of a placed order.
  const values = draft.success ? draft.output.values : {}
  return { key: randomBytes(24).toString('base64url'), cartId, values }
}
