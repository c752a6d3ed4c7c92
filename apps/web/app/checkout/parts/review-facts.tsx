import { useFormatters } from '@floga/i18n/react'
import { DescriptionList } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { CheckoutView } from '../actions/load-checkout.server.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import type { CheckoutFacts } from '../values/checkout-facts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'
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

/** Beside its term and its link an address would have half a small phone's width, and break within words. */
const factList = css`
  @layer app {
    @media (max-width: 379.98px) {
      > div {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }
  }
`

export interface ReviewFactsProps {
  state: Pick<CheckoutView, 'cart'>
  facts: CheckoutFacts
  /** It is fetched: there is no address to look over. */
  isPickup: boolean
}

/** What is about to be ordered, where it goes, how it travels and how it is paid, to be looked over before the button. */
export function ReviewFacts({ state, facts, isPickup }: ReviewFactsProps): ReactElement {
  const t = useMessages()
  const { money } = useFormatters()
  const rows: { term: string; text: string | null; part: CheckoutPart }[] = [
    { term: t('checkout.contact'), text: facts.contact, part: 'contact' },
    ...(isPickup
      ? []
      : [{ term: t('receipt.shipping'), text: facts.address, part: 'delivery' as const }]),
    { term: t('checkout.delivery'), text: facts.delivery, part: 'delivery' },
    { term: t('checkout.payment'), text: facts.payment, part: 'payment' },
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
        className={factList}
        items={rows.flatMap(({ term, text, part }) =>
          text === null
            ? []
            : [
                {
                  term,
                  description: (
                    <span className={fact}>
                      <span>{text}</span>
                      <EditLink part={part} />
                    </span>
                  ),
                },
              ],
        )}
      />
    </>
  )
}
