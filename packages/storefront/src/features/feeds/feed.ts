import type { LoaderFunctionArgs } from '@remix-run/node'

import { answerGeneratedFile } from '../../request/answer-generated-file.server.js'
import { createShopApi } from '../../request/api/create-shop-api.server.js'
import { localeFromParam } from '../../request/locale-from-param.js'
import type { PageHandle } from '../../request/page-handle.js'
import { parseFeedName, writeFeed } from './feeds.server.js'

export const handle: PageHandle = { access: 'everyone' }

/**
 * The shop's products for another service: `/feeds/skroutz.xml`, or zipped as
 * `/feeds/skroutz.xml.gz`.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const [, stem = '', zip] = /^([a-z-]+)\.xml(\.gz)?$/.exec(params['file'] ?? '') ?? []
  const { shop, settings } = context
  const name = parseFeedName(shop, stem)
  const locale = localeFromParam(shop.locales, params['lang'])
  if (!name || !locale) return new Response('Not found', { status: 404 })
  const source = {
    shop,
    api: createShopApi({ context, locale: locale.code }),
    origin: settings.publicUrl,
    now: new Date(),
  }
  return answerGeneratedFile(request, {
    key: `${shop.id}/${locale.code}/feeds/${name}`,
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    isArchive: zip !== undefined,
    write: () => writeFeed(source, { name, locale }),
  })
}
