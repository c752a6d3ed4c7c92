import { Button, Card, EmptyState, Icon, Stack, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form } from '@remix-run/react'
import type { ReactElement } from 'react'

import { answerFor } from '../shell/forms/form-answer.js'
import type { FormAnswer } from '../shell/forms/form-answer.js'
import { FormNotices } from '../shell/forms/form-notices.js'
import { brandName } from '../orders/payment-text.js'
import type { MemberData } from '../wiring/api/api-types.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

const list = css`
  @layer app {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space.md};

    > li {
      display: grid;
      grid-template-columns: auto 1fr auto;
      gap: ${space.sm};
      align-items: center;
    }
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

/** The cards that the payment provider keeps for a member, each with the way to be rid of it. */
export function SavedCards({ cards, answer }: SavedCardsProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Stack gap="md">
      <FormNotices
        formId="card-remove"
        notices={answerFor('card-remove', answer)?.notices ?? []}
        errors={{}}
      />
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t('account.noCards')} headingLevel={3}>
          {t('account.cardsText')}
        </EmptyState>
      ) : (
        <>
          <ul className={list}>
            {cards.map(({ id, brand, lastDigits, expiryMonth, expiryYear }) => (
              <Card key={id} as="li" padding="md">
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
                <Form method="post" action={href('/account')} preventScrollReset>
                  <input type="hidden" name="form" value="card-remove" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="ghost"
                    size="small"
                    aria-label={t('account.cardRemove', { digits: lastDigits })}
                  >
                    {t('cart.remove')}
                  </Button>
                </Form>
              </Card>
            ))}
          </ul>
          <Text size="small" tone="soft">
            {t('account.cardsText')}
          </Text>
        </>
      )}
    </Stack>
  )
}
