import { Link, SectionHeading, Strip } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/section.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import type { PromotionData } from './promotion-tile.js'
import { PromotionTile } from './promotion-tile.js'

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
        aside={<Link href={href('/offers')}>{t('home.offersAll')}</Link>}
      />
      <Strip columns={4}>
        {props.promotions.map((promotion) => (
          <PromotionTile key={promotion.id} promotion={promotion} />
        ))}
      </Strip>
    </Section>
  )
}
