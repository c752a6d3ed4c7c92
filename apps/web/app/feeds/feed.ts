import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../wiring/api/create-shop-api.server.js'
import { localeFromParam } from '../wiring/i18n/locales.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { answerGeneratedFile } from '../wiring/request/answer-generated-file.server.js'
import { parseFeedName, writeFeed } from './feeds.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop's products for another service: `/feeds/skroutz.xml`, or zipped as `/feeds/skroutz.xml.gz`. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const [, stem = '', zip] = /^([a-z-]+)\.xml(\.gz)?$/.exec(params['file'] ?? '') ?? []
  const name = parseFeedName(stem)
  const locale = localeFromParam(params['lang'])?.code
  if (!name || !locale) return new Response('Not found', { status: 404 })
  const source = {
    api: createShopApi({ context, locale }),
    origin: context.settings.publicUrl,
    now: new Date(),
  }
  return answerGeneratedFile(request, {
    key: `${locale}/feeds/${name}`,
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    isArchive: zip !== undefined,
    write: () => writeFeed(source, { name, locale }),
  })
}
