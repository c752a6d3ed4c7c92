import { Card, EmptyState, Icon, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { brandName } from '../../orders/payment-text.js'
import type { MemberData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { RemoveSaved, SavedList } from './saved-list.js'

const savedCard = css`
  @layer app {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${space.sm};
    align-items: center;
    [data-part='digits'] {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
`

export interface SavedCardsProps {
  cards: MemberData['savedCards']
  answer: FormAnswer | undefined
}

/** A member's cards saved at the payment provider, each with a button to remove it. */
export function SavedCards({ cards, answer }: SavedCardsProps): ReactElement {
  const { t } = useLanguage()
  return (
    <SavedList
      removeForm="card-remove"
      answer={answer}
      empty={
        <EmptyState variant="row" icon="card" title={t('account.noCards')} headingLevel={3}>
          {t('account.cardsText')}
        </EmptyState>
      }
      items={cards.map(({ id, brand, lastDigits, expiryMonth, expiryYear }) => (
        <Card key={id} as="li" padding="md" className={savedCard}>
          <Icon name="card" />
          <div>
            <Text>
              {brandName(brand)} <span data-part="digits">•••• {lastDigits}</span>
            </Text>
            <Text size="small" tone="soft">
              {t('account.cardExpires', {
                date: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
              })}
            </Text>
          </div>
          <RemoveSaved
            form="card-remove"
            id={id}
            label={t('account.cardRemove', { digits: lastDigits })}
          />
        </Card>
      ))}
    >
      {cards.length > 0 && (
        <Text size="small" tone="soft">
          {t('account.cardsText')}
        </Text>
      )}
    </SavedList>
  )
}
