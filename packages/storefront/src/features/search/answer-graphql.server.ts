import { json } from '@remix-run/node'
import { object, optional, safeParse, string, unknown } from 'valibot'

import { browserOperations } from './browser-operations.server.js'
import type { ShopApi } from '../../request/api/create-shop-api.server.js'

/** Bytes of a call: the longest is a term and a hash. */
const maxBodyBytes = 4096

const callSchema = object({
  variables: optional(unknown()),
  extensions: object({ persistedQuery: object({ sha256Hash: string() }) }),
})

/**
 * Responds to a browser's GraphQL request: the hash of an operation that is open to browsers, and
 * its variables. Everything else is rejected, and responses are not cached, because they may be
 * personal.
 */
export async function answerGraphql(
  request: Request,
  api: Pick<ShopApi, 'query'>,
): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBodyBytes) return refuse(413, 'TOO_LARGE')
  const { success, output } = safeParse(callSchema, parseJson(body))
  if (!success) return refuse(400, 'BAD_REQUEST')
  const operation = browserOperations.get(output.extensions.persistedQuery.sha256Hash)
  if (!operation) return refuse(403, 'OPERATION_NOT_ALLOWED')
  const answer = operation(api, output.variables)
  if (!answer) return refuse(400, 'BAD_VARIABLES')
  try {
    return json({ data: await answer }, { headers })
  } catch (error) {
    if (!(error instanceof Response)) throw error
    // Redirects to the login are for pages.
    return error.status < 400 ? refuse(401, 'UNAUTHENTICATED') : refuse(error.status, 'UNAVAILABLE')
  }
}

const headers = { 'Cache-Control': 'private, no-store' }

function refuse(status: number, code: string): Response {
  const message = 'The call was not carried out.'
  return json({ errors: [{ message, extensions: { code } }] }, { status, headers })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
