import type { Alternates } from '@floga/storefront/server'
import type { PageContext } from '../wiring/request/page-context.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'
import type { MetaDescriptor } from '@floga/seo'

/** Metadata of auth pages, which are not indexed. */
export function authMeta(
  page: PageContext,
  title: string,
): { alternates: Alternates; meta: MetaDescriptor[] } {
  const alternates = withQuery(page)
  return {
    alternates,
    meta: pageMeta(page, {
      title,
      description: title,
      path: page.path,
      alternates: {},
      noindex: true,
    }),
  }
}

/** Preserves the query across languages: a return path, or a link's token. */
function withQuery({ alternates, url }: PageContext): Alternates {
  return Object.fromEntries(
    Object.entries(alternates).map(([code, path]) => [code, `${path}${url.search}`]),
  )
}
