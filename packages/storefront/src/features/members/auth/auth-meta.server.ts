import type { Alternates } from '../../../request/seo/alternates.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { findScene } from '../../../components/images/find-scene.server.js'
import type { ImageAsset } from '@floga/ui'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import type { MetaDescriptor } from '@floga/seo'

/** Metadata of auth pages, which are not indexed, and the image of their layout. */
export function authMeta(
  page: PageContext,
  title: string,
): { alternates: Alternates; meta: MetaDescriptor[]; scene: ImageAsset | null } {
  const alternates = withQuery(page)
  return {
    alternates,
    scene: findScene(
      page,
      page.shop.scenes?.auth,
      '(min-width: 992px) 56vw, (min-width: 768px) 80vw, 1px',
    ),
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
