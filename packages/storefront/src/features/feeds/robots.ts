import { robotsTxt } from '@floga/seo'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { pathsOf } from '../../lib/routes/paths-of.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** Rules for crawlers: a test installation disallows everything. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { isIndexed, publicUrl } = context.settings
  const { locales } = context.shop
  // Personal pages, and resource routes of scripts, in every language.
  const closedPaths = [...pathsOf(context.shop).personal, '/product-cards'].flatMap((path) =>
    locales.all.map(({ code }) => locales.localizePath(path, code)),
  )
  const body = robotsTxt({
    isPublic: isIndexed,
    rules: [{ disallow: closedPaths }],
    sitemaps: [`${publicUrl}/sitemap.xml`],
  })
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
