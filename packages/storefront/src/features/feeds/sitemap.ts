import type { LoaderFunctionArgs } from '@remix-run/node'

import { answerGeneratedFile } from '../../request/answer-generated-file.server.js'
import { createShopApi } from '../../request/api/create-shop-api.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { parseSitemapName, writeSitemapFile } from './sitemap.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** A part of the shop's addresses, in one language and of one kind. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const file = params['file'] ?? ''
  const { shop, settings } = context
  const stem = /^(.+)\.xml$/.exec(file)?.[1]
  const name = stem === undefined ? undefined : parseSitemapName(shop, stem)
  if (!name) return new Response('Not found', { status: 404 })
  const api = createShopApi({ context, locale: name.locale })
  return answerGeneratedFile(request, {
    key: `${shop.id}/sitemaps/${file}`,
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    write: () => writeSitemapFile({ shop, api, origin: settings.publicUrl }, name),
  })
}
