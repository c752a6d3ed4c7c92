import { DescriptionList, Heading, Stack } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { RichText } from '../../shell/rich-text.js'
import type { ProductData, VariantData } from '../../wiring/api-types.js'
import type { RichNode } from '../../wiring/rich-text.js'
import { useMessages } from '../../wiring/use-language.js'
import { productFacts, safetyFacts } from './product-facts.js'

const columns = css`
  @layer app {
    display: grid;
    gap: 2rem 3rem;
    padding-block: 2rem;
    @media (min-width: 992px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

export interface ProductDetailsProps {
  product: ProductData
  variant: VariantData
  description: readonly RichNode[]
}

/** Technical data as a table, what helps to choose, and who answers for the product. */
export function ProductDetails({
  product,
  variant,
  description,
}: ProductDetailsProps): ReactElement {
  const t = useMessages()
  const facts = productFacts(product, variant, t)
  const safety = safetyFacts(product)
  return (
    <div className={columns}>
      {facts.length > 0 && (
        <Stack as="section" gap="sm">
          <Heading level={2} size={3}>
            {t('product.properties')}
          </Heading>
          <DescriptionList items={facts} />
        </Stack>
      )}
      <Stack gap="lg">
        {description.length > 0 && (
          <Stack as="section" gap="sm">
            <Heading level={2} size={3}>
              {t('product.description')}
            </Heading>
            <RichText nodes={description} />
          </Stack>
        )}
        {safety.length > 0 && (
          <Stack as="section" gap="sm">
            <Heading level={2} size={3}>
              {t('product.safety')}
            </Heading>
            <DescriptionList
              items={safety.map(({ key, ...item }) => ({ ...item, term: t(`product.${key}`) }))}
            />
          </Stack>
        )}
      </Stack>
    </div>
  )
}
