import type { ImageAsset } from '@floga/ui'

import type { PageContext } from '../../request/page-context.server.js'
import type { ShopScene } from '../../lib/shop-credentials.js'
import { namedImage } from './named-image.js'

/**
 * The scene of a page in its language, as loader data: the page needs no code for it but the image.
 * Null where the tenant has none.
 */
export function findScene(
  { locale, shop }: Pick<PageContext, 'locale' | 'shop'>,
  scene: ShopScene | undefined,
  sizes: string,
): ImageAsset | null {
  if (!scene) return null
  const image = namedImage(shop, scene.image, { sizes, aspect: 16 / 9 })
  return { ...image, alt: scene.alt[locale.code] ?? '' }
}
