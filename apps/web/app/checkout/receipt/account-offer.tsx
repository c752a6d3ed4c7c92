import { ButtonLink, Card, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { onScreen } from '../../shell/page/print.styles.js'
import { useMember } from '../../session/use-member.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** Offers an account to a guest who has ordered; members are not asked. */
export function AccountOffer(): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (useMember()) return null
  return (
    <Card as="section" surface="soft" className={onScreen}>
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {t('receipt.accountTitle')}
        </Heading>
        <Text>{t('receipt.accountText')}</Text>
        <div>
          <ButtonLink href={href('/auth/register')} icon="user">
            {t('session.register')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
