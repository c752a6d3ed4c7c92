import { seal, SEALED_LIMIT, unseal } from '@floga/remix-server/app'
import { randomBytes } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import * as v from 'valibot'

import { privateCookie } from '../../wiring/cart/cart-id.server.js'
import type { ShopLoadContext, ShopSettings } from '../../wiring/request/shop-load-context.js'
import { CHECKOUT_COOKIE } from '../../wiring/session/log-out.server.js'

const draftSchema = v.object({
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  cartId: v.string(),
  values: v.record(v.string(), v.string()),
})

/** A checkout that is under way: what was typed, and the key under which its order will be placed. */
export type CheckoutDraft = v.InferOutput<typeof draftSchema>

const PURPOSE = 'checkout'
const ONE_DAY_S = 24 * 60 * 60

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
  const { settings } = context
  const fresh = written.get(context)
  if (fresh?.cartId === cartId) return fresh
  const sealed: unknown = await cookie(settings).parse(request.headers.get('Cookie'))
  const opened =
    typeof sealed === 'string' ? await unseal(sealed, settings.cookieSecret, PURPOSE) : null
  const draft = v.safeParse(draftSchema, opened)
  if (draft.success && draft.output.cartId === cartId) return draft.output
  // Whoever orders again keeps name and address, but never the key of an order already placed.
  const values = draft.success ? draft.output.values : {}
  return { key: randomBytes(24).toString('base64url'), cartId, values }
}

/** A `Set-Cookie` value that keeps the draft, sealed. */
export async function writeDraft(draft: CheckoutDraft, settings: ShopSettings): Promise<string> {
  const whole = await seal(draft, settings.cookieSecret, PURPOSE)
  if (whole.length <= SEALED_LIMIT) return cookie(settings).serialize(whole)
  // Notes alone can be that long; a cookie that the browser drops would lose the rest as well.
  const { notes: _, ...values } = draft.values
  const short = await seal({ ...draft, values }, settings.cookieSecret, PURPOSE)
  return cookie(settings).serialize(short)
}

/** A `Set-Cookie` value that deletes the draft: its order is placed. */
export function deleteDraft(settings: ShopSettings): Promise<string> {
  return cookie(settings).serialize('', { maxAge: 0 })
}

function cookie(settings: ShopSettings): ReturnType<typeof privateCookie> {
  return privateCookie(settings, CHECKOUT_COOKIE, { maxAge: ONE_DAY_S })
}
