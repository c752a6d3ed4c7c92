import { Image, Text } from '@floga/ui'
import { ZoomGallery } from '@floga/ui/gallery'
import type { ReactElement } from 'react'

import type { ProductData, VariantData } from '../../../request/api/api-types.js'
import { lineDrawing, imageSizes, toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

// On phones 5 % narrower than rendered: the next larger file has half as many bytes again.
const sizes = '(min-width: 1200px) 672px, (min-width: 768px) 48vw, 88vw'

/**
 * The product's images, each of which can be enlarged; the selected variant's own image comes
 * first.
 */
export function ProductGallery(props: {
  product: Pick<ProductData, 'images' | 'kind'>
  variant: VariantData
}): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const { product, variant } = props
  const own = variant.image
  const images = own
    ? [own, ...product.images.filter(({ src }) => src !== own.src)]
    : product.images
  const numbered = (index: number): string => t('product.image', { number: index + 1 })
  if (images.length === 0) return <Image {...lineDrawing(shop, product.kind)} isPriority />
  return (
    <div>
      <ZoomGallery
        key={own?.src}
        label={t('product.gallery')}
        images={images.map((image, index) => ({
          id: `image-${index + 1}`,
          large: toImage(shop, image, { sizes, kind: product.kind }),
          thumbnail: toImage(shop, image, { sizes: imageSizes.thumbnail, kind: product.kind }),
        }))}
        thumbnailLabel={numbered}
        // The link's name replaces its image's alternative text, which it includes.
        openLabel={(index) =>
          [t('gallery.enlarge'), numbered(index), images[index]?.alt].filter(Boolean).join(', ')
        }
        labels={{
          close: t('cart.close'),
          previous: t('products.previous'),
          next: t('products.next'),
          zoomIn: t('gallery.zoomIn'),
          zoomOut: t('gallery.zoomOut'),
          position: numbered,
        }}
      />
      <Text size="tiny" tone="soft">
        {t('product.illustration')}
      </Text>
    </div>
  )
}
