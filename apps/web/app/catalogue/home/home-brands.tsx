import { BrandTile, Link, SectionHeading, ScrollRow } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/page/section.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** The brands that the shop has most of. */
export function HomeBrands(props: {
  brands: readonly { id: string; name: string; slug: string }[]
}): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (props.brands.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={t('home.brands')}
        endContent={<Link href={href('/brands')}>{t('home.brandsAll')}</Link>}
      />
      <ScrollRow columns={6} items="small">
        {props.brands.map(({ id, name, slug }) => (
          <BrandTile key={id} href={href(`/brands/${slug}`)} name={name} />
        ))}
      </ScrollRow>
    </Section>
  )
}
