import { useFormatters } from '@floga/i18n/react'
import { Icon, Link, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { phoneHref } from '../../../components/contact/phone-href.js'
import { InstalmentPlans } from '../../../components/instalment-plans.js'
import { useDeliveryEstimate } from '../../../components/use-delivery-estimate.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { VariantData } from '../../../request/api/api-types.js'
import { useHasPage, useSite } from '../../../site/use-site.js'

const list = css`
  @layer app {
    display: grid;
    gap: ${space.sm};
    > li {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr);
      gap: 0 ${space.sm};
      align-items: start;
    }
    p::first-letter {
      text-transform: uppercase;
    }
    > li > svg {
      margin-block-start: 2px;
    }
    /* The line that opens is as high as the others until it is touched. */
    summary {
      min-block-size: 0;
      padding-block: 0;
      justify-content: start;
      font-weight: 400;
    }
    @media (pointer: coarse) {
      summary {
        min-block-size: 44px;
        margin-block: -10px;
      }
    }
  }
`

/** What speaks for buying here, under the button: arrival, return, instalments and a person to ask. */
export function BuyReasons({ variant }: { variant: VariantData }): ReactElement {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const phone = useSite().contact?.phone
  return (
    <ul className={list}>
      <Arrival variant={variant} />
      {hasPage('/withdraw') && (
        <li>
          <Icon name="calendar" />
          <Link href={href('/withdraw')} variant="quiet">
            {t('product.returns')}
          </Link>
        </li>
      )}
      <InstalmentPlans
        price={variant.salePriceWithTax}
        renderAround={(plans) => (
          <li>
            <Icon name="card" />
            {plans}
          </li>
        )}
      />
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            {t('product.byPhone')}{' '}
            <Link href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00A0')}</Link>
          </span>
        </li>
      )}
    </ul>
  )
}

/** When it arrives, if it is ordered by when. */
function Arrival({ variant }: { variant: VariantData }): ReactElement | null {
  const { t } = useLanguage()
  const { day, time } = useFormatters()
  const deliveryEstimate = useDeliveryEstimate()
  const { arrival, zone } = variant.delivery.find(({ kind }) => kind !== 'PICKUP') ?? {}
  if (!arrival) return null
  return (
    <li>
      <Icon name="truck" />
      <div>
        <Text weight="strong">{t('product.arrives', { days: deliveryEstimate(arrival) })}</Text>
        <Text size="small" tone="soft">
          {t('product.orderBy', {
            zone: zone ?? '',
            day: day(arrival.orderBy),
            time: time(arrival.orderBy),
          })}
        </Text>
      </div>
    </li>
  )
}
