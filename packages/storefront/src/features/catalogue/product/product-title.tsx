import { Heading, Link, Stack, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { ProductRating } from '../../reviews/product-rating.js'
import { useHasPage } from '../../../site/use-site.js'
import type { ProductView } from './to-product-view.server.js'

const propertyList = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    li {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.5rem;
    }
  }
`

/** Brand, name, number and key properties. */
export function ProductTitle(props: { product: ProductView; sku: string }): ReactElement {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const { brand, name, facts, rating } = props.product
  return (
    <>
      <Stack gap="2xs">
        {brand && (
          <Text tone="soft">
            {hasPage('/brands') ? (
              <Link href={href(`/brands/${brand.slug}`)} variant="quiet">
                {brand.name}
              </Link>
            ) : (
              brand.name
            )}
          </Text>
        )}
        <Heading level={1} size={2}>
          {name}
        </Heading>
        <ProductRating rating={rating} />
        <Text size="small" tone="soft">
          {t('product.sku')}: {props.sku}
        </Text>
      </Stack>
      {facts.length > 0 && (
        <ul className={propertyList}>
          {facts.map((fact) => (
            <li key={fact.name}>
              <Text as="span" tone="soft">
                {fact.name}
              </Text>
              <Text as="strong" weight="strong">
                {fact.value}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
