import type { LoaderFunctionArgs } from '@remix-run/node'

import { createShopApi } from '../wiring/api/create-shop-api.server.js'
import { locales } from '../wiring/i18n/locales.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { answerGeneratedFile } from '../wiring/request/answer-generated-file.server.js'
import { writeSitemapIndex } from './sitemap.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The list of the shop's sitemaps. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const api = createShopApi({ context, locale: locales.defaultLocale.code })
  return answerGeneratedFile(request, {
    key: '/sitemap.xml',
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    write: () => writeSitemapIndex({ api, origin: context.settings.publicUrl }),
  })
}
