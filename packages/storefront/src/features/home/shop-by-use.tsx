import { SectionHeading, ScrollRow, LinkCard } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../components/section.js'
import { drawing } from '../../components/images/named-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'

export interface ShopByUseProps {
  uses: readonly {
    title: string
    image: string
    links: readonly { name: string; slug: string }[]
  }[]
}

/** 'What are you looking for?': the shop by use. */
export function ShopByUse({ uses }: ShopByUseProps): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  if (uses.length === 0) return null
  return (
    <Section>
      <SectionHeading title={t('home.uses')} />
      <ScrollRow columns={5}>
        {uses.map(({ title, image, links }) => (
          <LinkCard
            key={title}
            title={title}
            href={href(`/products?category=${links.map(({ slug }) => slug).join(',')}`)}
            image={drawing(shop, image)}
            links={links.map((link) => ({
              label: link.name,
              href: href(`/categories/${link.slug}`),
            }))}
          />
        ))}
      </ScrollRow>
    </Section>
  )
}
