import type { Alternates } from '../wiring/seo/alternates.server.js'
import type { PageContext } from '../wiring/request/page-context.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'
import type { PageMeta } from '../wiring/seo/route-meta.js'

/** What every auth page says to the browser and to search engines: nothing to the latter. */
export function authMeta(
  page: PageContext,
  title: string,
): { alternates: Alternates; meta: PageMeta } {
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

/** Another language keeps what the address carries: a way back, or a link's token. */
function withQuery({ alternates, url }: PageContext): Alternates {
  return Object.fromEntries(
    Object.entries(alternates).map(([code, path]) => [code, `${path}${url.search}`]),
  )
}
