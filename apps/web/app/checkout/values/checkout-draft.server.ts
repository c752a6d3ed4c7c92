import { randomBytes } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import * as v from 'valibot'

import { createSealedCookie } from '../../wiring/request/sealed-cookie.server.js'
import type { ShopLoadContext } from '../../wiring/request/shop-load-context.js'
import { storedNames } from '../../wiring/browser/stored-names.server.js'

const draftSchema = v.object({
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  cartId: v.string(),
  values: v.record(v.string(), v.string()),
})

/** A checkout that is under way: what was typed, and the key under which its order will be placed. */
export type CheckoutDraft = v.InferOutput<typeof draftSchema>

/** Keeps the draft between the pages of a checkout, until its order is placed. */
export const checkoutDraftCookie = createSealedCookie<CheckoutDraft>({
  stored: storedNames.checkout,
  // Notes alone can be that long; a cookie that the browser drops would lose the rest as well.
  shorten({ values: { notes, ...values }, ...draft }) {
    return notes === undefined ? null : { ...draft, values }
  },
})

const written = new WeakMap<ShopLoadContext, CheckoutDraft>()

/** Lets the page that answers a post show what the post brought: its cookie has not arrived yet. */
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
  // Whoever orders again keeps name and address, but never the key of an order already placed.
  const values = draft.success ? draft.output.values : {}
  return { key: randomBytes(24).toString('base64url'), cartId, values }
}
