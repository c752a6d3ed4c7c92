import type { ActionFunctionArgs } from '@remix-run/node'

/** Names and values of a form that was sent. */
export type PostedFields = readonly (readonly [name: string, value: string])[]

const kept = new WeakMap<object, PostedFields>()

/** Passwords have to be typed again. */
const secret = /password|repeat/i

/**
 * Stores a request's fields, as far as they may be sent back, for the error page when the platform
 * is unavailable.
 */
export async function keepPostedFields({ request, context }: ActionFunctionArgs): Promise<void> {
  if (request.method !== 'POST' || kept.has(context)) return
  const form = await request
    .clone()
    .formData()
    // The action reports that it is not a form.
    .catch(() => new FormData())
  const fields: (readonly [string, string])[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string' && !secret.test(name)) fields.push([name, value])
  }
  kept.set(context, fields)
}

/** Returns the stored fields of the request; undefined without any. */
export function postedFieldsOf(context: object): PostedFields | undefined {
  return kept.get(context)
}
