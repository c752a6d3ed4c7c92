import { Link, ProductGrid, SectionHeading } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../../components/section.js'
import type { RowCardData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { RowCard } from './row-card.js'

export interface ProductCardRowProps {
  title: string
  products: readonly RowCardData[]
  /** Link to the full list. */
  all?: { label: string; path: string }
}

/**
 * Products under a title: a row that scrolls on narrow screens, even rows of four on wide ones. One
 * alone is a card as wide as the row, two share it: the row would look unfinished with a column or
 * two filled.
 */
export function ProductCardRow({ title, products, all }: ProductCardRowProps): ReactElement | null {
  const { href } = useLanguage()
  if (products.length === 0) return null
  const layout = products.length <= 2 ? 'list' : undefined
  return (
    <Section>
      <SectionHeading
        title={title}
        endContent={all && <Link href={href(all.path)}>{all.label}</Link>}
      />
      <ProductGrid layout={layout ?? 'row'}>
        {products.map((product) => (
          <RowCard key={product.slug} product={product} {...(layout && { layout })} />
        ))}
      </ProductGrid>
    </Section>
  )
}
