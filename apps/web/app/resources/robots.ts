import { robotsTxt } from '@floga/seo'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { locales } from '../wiring/i18n/locales.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { personalPaths } from '../wiring/site/personal-paths.js'

export const handle: PageHandle = { access: 'everyone' }

/** What belongs to one visitor, and what scripts of pages ask for, in every language. */
const closedPaths = [...personalPaths, '/product-cards'].flatMap((path) =>
  locales.all.map(({ code }) => locales.localizePath(path, code)),
)

/** What crawlers may read: nothing of a test installation. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { isIndexed, publicUrl } = context.settings
  const body = robotsTxt({
    isPublic: isIndexed,
    rules: [{ disallow: closedPaths }],
    sitemaps: [`${publicUrl}/sitemap.xml`],
  })
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
