import { Gallery, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { ProductData, VariantData } from '../../wiring/api-types.js'
import { pictureSizes, toPicture } from '../../wiring/picture.js'
import { useMessages } from '../../wiring/use-language.js'

/** The product from all sides; the chosen variant's own picture comes first. */
export function ProductGallery(props: {
  product: ProductData
  variant: VariantData
}): ReactElement {
  const t = useMessages()
  const { product, variant } = props
  const own = variant.image
  const images = own
    ? [own, ...product.images.filter(({ src }) => src !== own.src)]
    : product.images.length > 0
      ? product.images
      : [null]
  return (
    <div>
      <Gallery
        key={own?.src}
        label={t('product.gallery')}
        pictures={images.map((image, index) => ({
          id: `picture-${index + 1}`,
          large: toPicture(image, { sizes: pictureSizes.gallery, kind: product.kind }),
          thumbnail: toPicture(image, { sizes: pictureSizes.thumbnail, kind: product.kind }),
        }))}
        thumbnailLabel={(index) => t('product.picture', { number: index + 1 })}
      />
      <Text size="tiny" tone="soft">
        {t('product.illustration')}
      </Text>
    </div>
  )
}
