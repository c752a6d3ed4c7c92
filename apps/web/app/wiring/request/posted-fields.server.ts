import type { ActionFunctionArgs } from '@remix-run/node'

/** Names and values of a form that was sent. */
export type PostedFields = readonly (readonly [name: string, value: string])[]

const kept = new WeakMap<object, PostedFields>()

/** Passwords are typed anew. */
const secret = /password|repeat/i

/** Keeps what a request has sent, as far as it may be sent back, for the page that says that nobody could take it. */
export async function keepPostedFields({ request, context }: ActionFunctionArgs): Promise<void> {
  if (request.method !== 'POST' || kept.has(context)) return
  const form = await request
    .clone()
    .formData()
    // Whoever reads it says that it is no form.
    .catch(() => new FormData())
  const fields: (readonly [string, string])[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string' && !secret.test(name)) fields.push([name, value])
  }
  kept.set(context, fields)
}

/** What was kept of the request that is answered; undefined where nothing was sent. */
export function postedFieldsOf(context: object): PostedFields | undefined {
  return kept.get(context)
}
