import type { ActionFunctionArgs } from '@remix-run/node'
import { safeParse } from 'valibot'

import type { PageHandle } from '../../request/page-handle.js'
import { visitCountSchema } from './visit-count.js'
import { visitCounter } from './visit-counter.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** Bytes of a body: the longest is a page with three vitals. */
const maxBodyBytes = 1_024

/** Counts a page view or a visit's vitals, anonymously. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const counter = visitCounter(context)
  const body = await request.text()
  if (body.length > maxBodyBytes) return answer(413)
  const { success, output } = safeParse(visitCountSchema, parseJson(body))
  if (!success) return answer(400)
  // The response is not awaited: counts beyond the limit are dropped, and browsers get no error.
  if (counter.consume(context.clientAddress)) counter.add(output)
  return answer(204)
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
