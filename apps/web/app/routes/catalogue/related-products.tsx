import { Heading, Stack } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/section.js'
import type { ProductCardData } from '../../wiring/api-types.js'
import { ProductList } from './product-list.js'

/** A row of products under a title; nothing where there are none. */
export function RelatedProducts(props: {
  title: string
  products: readonly ProductCardData[]
}): ReactElement | null {
  if (props.products.length === 0) return null
  return (
    <Section>
      <Stack gap="md">
        <Heading level={2}>{props.title}</Heading>
        <ProductList products={props.products} />
      </Stack>
    </Section>
  )
}
