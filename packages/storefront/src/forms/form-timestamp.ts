import { createFormTimestamp } from '@floga/remix-server/app'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** Seals the time at which the visitor starts with a form in a cached page. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  return new Response(await createFormTimestamp(context.settings), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
