import type { LoaderFunctionArgs } from '@remix-run/node'

import { answerGeneratedFile } from '../../request/answer-generated-file.server.js'
import { createShopApi } from '../../request/api/create-shop-api.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { writeSitemapIndex } from './sitemap.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The list of the shop's sitemaps. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { shop, settings } = context
  const api = createShopApi({ context, locale: shop.locales.defaultLocale.code })
  return answerGeneratedFile(request, {
    key: `${shop.id}/sitemap.xml`,
    version: context.dataVersion,
    contentType: 'application/xml; charset=utf-8',
    write: () => writeSitemapIndex({ shop, api, origin: settings.publicUrl }),
  })
}
