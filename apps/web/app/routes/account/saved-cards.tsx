import { Card, Icon, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { MemberData } from '../../wiring/api-types.js'
import { useMessages } from '../../wiring/use-language.js'

/** Cards that were saved with the payment provider: their brand and last digits. */
export function SavedCards({ cards }: { cards: MemberData['savedCards'] }): ReactElement {
  const t = useMessages()
  if (cards.length === 0) {
    return (
      <Card padding="md" surface="soft">
        <Text tone="soft">{t('account.noCards')}</Text>
      </Card>
    )
  }
  return (
    <Stack as="ul" gap="sm">
      {cards.map(({ id, brand, lastDigits, expiryMonth, expiryYear }) => (
        <Card key={id} as="li" padding="md">
          <Icon name="card" /> {brand} •••• {lastDigits},{' '}
          {`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`}
        </Card>
      ))}
    </Stack>
  )
}
