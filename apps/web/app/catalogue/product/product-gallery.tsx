import { Image, Text } from '@floga/ui'
import type { ImageAsset } from '@floga/ui'
import { ZoomGallery } from '@floga/ui/gallery'
import type { ReactElement } from 'react'

import type { ProductData, VariantData } from '../../wiring/api/api-types.js'
import { lineDrawing, imageSizes, toImage } from '../../wiring/content/to-image.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

// On phones 5 % less wide than it is drawn: the next file has half as many bytes again.
const sizes = '(min-width: 1200px) 672px, (min-width: 768px) 48vw, 88vw'

type Images = Pick<ProductData, 'images'>

/** The product's images, the variant's own before all others. */
function galleryImages({ images }: Images, { image: own }: VariantData): ProductData['images'] {
  return own ? [own, ...images.filter(({ src }) => src !== own.src)] : images
}

/** The image that the gallery shows first. */
export function mainImage(product: Images, variant: VariantData): ImageAsset | undefined {
  const [image] = galleryImages(product, variant)
  return image && toImage(image, { sizes })
}

/** The product from all sides, each side to be enlarged; the chosen variant's own image comes first. */
export function ProductGallery(props: {
  product: ProductData
  variant: VariantData
}): ReactElement {
  const t = useMessages()
  const { product, variant } = props
  const own = variant.image
  const images = galleryImages(product, variant)
  const numbered = (index: number): string => t('product.image', { number: index + 1 })
  if (images.length === 0) return <Image {...lineDrawing(product.kind)} isPriority />
  return (
    <div>
      <ZoomGallery
        key={own?.src}
        label={t('product.gallery')}
        images={images.map((image, index) => ({
          id: `image-${index + 1}`,
          large: toImage(image, { sizes, kind: product.kind }),
          thumbnail: toImage(image, { sizes: imageSizes.thumbnail, kind: product.kind }),
        }))}
        thumbnailLabel={numbered}
        // The link's name stands in for that of its image: it says what there is to be seen.
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
