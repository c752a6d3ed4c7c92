import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../wiring/api/create-shop-api.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { answerGeneratedFile } from '../wiring/request/answer-generated-file.server.js'
import { parseSitemapName, writeSitemapFile } from './sitemap.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** A part of the shop's addresses, in one language and of one kind. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const file = params['file'] ?? ''
  const name = file.endsWith('.xml') ? parseSitemapName(file.slice(0, -'.xml'.length)) : undefined
  if (!name) return new Response('Not found', { status: 404 })
  const api = createShopApi({ context, locale: name.locale })
  return answerGeneratedFile(request, {
    key: `/sitemaps/${file}`,
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    write: () => writeSitemapFile({ api, origin: context.settings.publicUrl }, name),
  })
}
