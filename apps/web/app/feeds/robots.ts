import { robotsTxt } from '@floga/seo'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { locales } from '../wiring/i18n/locales.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { personalPaths } from './personal-paths.js'

export const handle: PageHandle = { access: 'everyone' }

/** Personal pages, and resource routes of scripts, in every language. */
const closedPaths = [...personalPaths, '/product-cards'].flatMap((path) =>
  locales.all.map(({ code }) => locales.localizePath(path, code)),
)

/** Rules for crawlers: a test installation disallows everything. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { isIndexed, publicUrl } = context.settings
  const body = robotsTxt({
    isPublic: isIndexed,
    rules: [{ disallow: closedPaths }],
    sitemaps: [`${publicUrl}/sitemap.xml`],
  })
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
