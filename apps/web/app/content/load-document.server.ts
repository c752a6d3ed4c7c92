import type { LoaderFunctionArgs } from '@remix-run/node'

import { toResponse } from '../wiring/api/create-shop-api.server.js'
import { notFound } from '../wiring/api/responses.server.js'
import { parseRichText } from '../wiring/content/parse-rich-text.server.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { samePath } from '../wiring/seo/alternates.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'

/** Loads the document at the request's path, as the content files have it. */
export async function loadDocument(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const document = await page.api.content.find(page.path).catch((error: unknown) => {
    throw toResponse(error)
  })
  if (!document) throw notFound()
  const alternates = samePath(page.path)
  return {
    title: document.title,
    body: parseRichText(document.body),
    updatedAt: document.updatedAt,
    alternates,
    meta: pageMeta(page, {
      title: document.title,
      description: document.description,
      path: page.path,
      alternates,
      type: 'article',
      breadcrumbs: [{ name: document.title, path: page.path }],
    }),
  }
}
