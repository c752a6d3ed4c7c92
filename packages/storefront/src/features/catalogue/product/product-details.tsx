import { DescriptionList, Heading, Measurements, Stack, Text } from '@floga/ui'
import { size, space } from '@floga/ui/tokens'
import { css, cx } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { RichText } from '../../../components/rich-text/rich-text.js'
import type { VariantData } from '../../../request/api/api-types.js'
import type { RichTextNode } from '../../../components/rich-text/rich-text-node.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { ProductDocuments } from './product-documents.js'
import { measurementsOf, safetyProperties, keyProperties } from './product-properties.js'
import type { ProductView } from './to-product-view.server.js'

/** The first part fills one column, the others the second one; either is left out when empty. */
const columns = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl} ${size.gutter};
    padding-block: ${space.md};
    > :empty {
      display: none;
    }
  }
`
const besideTheBox = css`
  @layer app {
    @media (min-width: 1200px) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
  }
`
const wholeWidth = css`
  @layer app {
    @media (min-width: 1200px) {
      column-gap: ${space['2xl']};
    }
    @media (min-width: 768px) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
  }
`
const bullets = css`
  @layer app {
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
`

export interface ProductDescriptionProps {
  product: ProductView
  description: readonly RichTextNode[]
}

/** Buying advice, and properties that are lists and texts. */
export function ProductDescription(props: ProductDescriptionProps): ReactElement {
  const { product, description } = props
  const { t } = useLanguage()
  return (
    <div className={cx(columns, besideTheBox)}>
      <Stack gap="lg">
        {description.length > 0 && (
          <Part title={t('product.description')}>
            <RichText nodes={description} />
          </Part>
        )}
      </Stack>
      <Stack gap="lg">
        {product.listProperties.map(({ name, values }) => (
          <Part key={name} title={name}>
            <ul className={bullets}>
              {values.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </ul>
          </Part>
        ))}
        {product.textProperties.map(({ name, value }) => (
          <Part key={name} title={name}>
            <Text>{value}</Text>
          </Part>
        ))}
      </Stack>
    </div>
  )
}

export interface ProductPropertiesProps {
  product: ProductView
  variant: VariantData
}

/** Properties with a value, dimensions, documents, and manufacturer. */
export function ProductProperties({ product, variant }: ProductPropertiesProps): ReactElement {
  const { t } = useLanguage()
  const facts = keyProperties(product, t)
  const sizes = measurementsOf(variant, t)
  const safety = safetyProperties(product)
  return (
    <div className={cx(columns, wholeWidth)}>
      <Stack gap="lg">
        {facts.length > 0 && (
          <Part title={t('product.properties')}>
            <DescriptionList items={facts} />
          </Part>
        )}
      </Stack>
      <Stack gap="lg">
        {sizes.length > 0 && (
          <Part title={t('product.dimensions')}>
            <Measurements items={sizes} />
          </Part>
        )}
        {product.documents.length > 0 && (
          <Part title={t('product.documents')}>
            <ProductDocuments documents={product.documents} />
          </Part>
        )}
        {safety.length > 0 && (
          <Part title={t('product.safety')}>
            <DescriptionList
              variant="stacked"
              items={safety.map(({ key, ...item }) => ({ ...item, term: t(`product.${key}`) }))}
            />
          </Part>
        )}
      </Stack>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
