import { MemberDataDocument } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { pageContext } from '../../../request/page-context.server.js'

/** Exports all data about the member as a file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await pageContext(args)
  const { memberData } = await api.account.query(MemberDataDocument, {})
  return new Response(memberData, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
