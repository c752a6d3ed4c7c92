import { Link, ProductCard, ProductGrid, SectionHeading } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/page/section.js'
import type { ProductCardData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardAction } from './card-action.js'
import { toCardProps } from './to-card-props.js'

export interface ProductCardRowProps {
  title: string
  products: readonly ProductCardData[]
  /** The way to more of them. */
  all?: { label: string; path: string }
}

/** Products under a title: a row that scrolls on narrow screens, even rows of four on wide ones. */
export function ProductCardRow({ title, products, all }: ProductCardRowProps): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (products.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={title}
        endContent={all && <Link href={href(all.path)}>{all.label}</Link>}
      />
      <ProductGrid layout="row">
        {products.map((product) => (
          <ProductCard
            key={product.slug}
            {...toCardProps(product, t, href)}
            action={<CardAction product={product} />}
          />
        ))}
      </ProductGrid>
    </Section>
  )
}
