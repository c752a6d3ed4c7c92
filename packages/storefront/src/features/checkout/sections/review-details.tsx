import { useFormatters } from '@floga/i18n/react'
import { DescriptionList } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { CheckoutView } from '../actions/load-checkout.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { SectionSummaries } from '../values/summarize-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'
import { EditLink } from './edit-link.js'

const lines = css`
  @layer app {
    display: grid;

    > li {
      display: flex;
      justify-content: space-between;
      gap: ${space.sm};
      padding-block: ${space['2xs']};
      border-block-end: 1px solid ${color.line};
      font-size: ${type.small};
      overflow-wrap: anywhere;
    }
    > li > :last-child {
      flex: none;
      font-variant-numeric: tabular-nums;
    }
  }
`

const fact = css`
  @layer app {
    display: flex;
    justify-content: space-between;
    gap: ${space.sm};

    > span {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    > a {
      flex: none;
    }
  }
`

export interface ReviewDetailsProps {
  state: Pick<CheckoutView, 'cart'>
  summaries: SectionSummaries
  /** It is fetched: there is no address to look over. */
  isPickup: boolean
}

/** Review of the order before the button: destination, shipping and payment. */
export function ReviewDetails({ state, summaries, isPickup }: ReviewDetailsProps): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const rows: { term: string; text: string | null; section: CheckoutSection }[] = [
    { term: t('checkout.contact'), text: summaries.contact, section: 'contact' },
    ...(isPickup
      ? []
      : [{ term: t('receipt.shipping'), text: summaries.address, section: 'delivery' as const }]),
    { term: t('checkout.delivery'), text: summaries.delivery, section: 'delivery' },
    { term: t('checkout.payment'), text: summaries.payment, section: 'payment' },
  ]
  return (
    <>
      <ul className={lines} aria-label={t('cart.linesNamed')}>
        {state.cart.lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.quantity} × {line.name}
            </span>
            <span>{money(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <DescriptionList
        variant="stacked"
        items={rows.map(({ term, text, section }) => ({
          term,
          description: (
            <span className={fact}>
              <span>{text ?? t('checkout.missing')}</span>
              <EditLink section={section} isMissing={text === null} />
            </span>
          ),
        }))}
      />
    </>
  )
}
