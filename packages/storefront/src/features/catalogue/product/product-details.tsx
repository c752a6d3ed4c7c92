import { DescriptionList, Heading, Measurements, Stack, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { RichText } from '../../../components/rich-text/rich-text.js'
import type { VariantData } from '../../../request/api/api-types.js'
import type { RichTextNode } from '../../../components/rich-text/rich-text-node.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { ProductDocuments } from './product-documents.js'
import { measurementsOf, safetyProperties, keyProperties } from './product-properties.js'
import type { ProductView } from './to-product-view.server.js'

const columns = css`
  @layer app {
    display: grid;
    gap: 2rem 3rem;
    padding-block: 1rem 2rem;
    @media (min-width: 1200px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* Without a text the facts begin at the edge. */
    > :empty {
      display: none;
    }
  }
`
const bullets = css`
  @layer app {
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
`

export interface ProductDetailsProps {
  product: ProductView
  variant: VariantData
  description: readonly RichTextNode[]
}

/**
 * Buying advice, the product's properties in their three groups, dimensions, documents, and
 * manufacturer.
 */
export function ProductDetails(props: ProductDetailsProps): ReactElement {
  const { product, variant, description } = props
  const { t } = useLanguage()
  const facts = keyProperties(product, t)
  const sizes = measurementsOf(variant, t)
  const safety = safetyProperties(product)
  return (
    <div className={columns}>
      <Stack gap="xl">
        {description.length > 0 && (
          <Part title={t('product.description')}>
            <RichText nodes={description} />
          </Part>
        )}
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
      <Stack gap="xl">
        {facts.length > 0 && (
          <Part title={t('product.properties')}>
            <DescriptionList items={facts} />
          </Part>
        )}
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
