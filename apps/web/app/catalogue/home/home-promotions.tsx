import { Link, SectionHeading, ScrollRow } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/page/section.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import type { PromotionData } from '../offers/promotion-tile.js'
import { PromotionTile } from '../offers/promotion-tile.js'

/** The shop's first promotions, with the way to all. */
export function HomePromotions(props: {
  promotions: readonly PromotionData[]
}): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (props.promotions.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={t('home.offers')}
        endContent={<Link href={href('/offers')}>{t('home.offersAll')}</Link>}
      />
      <ScrollRow columns={4}>
        {props.promotions.map((promotion) => (
          <PromotionTile key={promotion.id} promotion={promotion} />
        ))}
      </ScrollRow>
    </Section>
  )
}
