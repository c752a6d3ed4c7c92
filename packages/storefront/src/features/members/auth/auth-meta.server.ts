import type { Alternates } from '../../../request/seo/alternates.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
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
