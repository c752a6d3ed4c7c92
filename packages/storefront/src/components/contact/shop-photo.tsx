import { Image } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import type { ShopPhotographs } from '../../lib/shop-credentials.js'
import { namedImage } from '../images/named-image.js'

/** A photograph of the shop in its place; nothing where the tenant has none for it. */
export function ShopPhoto({
  place,
  sizes,
}: {
  place: keyof ShopPhotographs
  sizes: string
}): ReactElement | null {
  const { code } = useLanguage()
  const shop = useStorefront()
  const photo = shop.photographs[place]
  if (!photo) return null
  const image = namedImage(shop, photo.image, { sizes, aspect: 4 / 3 })
  return <Image {...image} alt={photo.alt[code] ?? ''} fit="cover" />
}
