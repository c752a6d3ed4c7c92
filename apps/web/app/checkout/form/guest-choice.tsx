import { ButtonLink, Card, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { fieldId } from '../../shell/forms/form-state.js'
import { buttonRow } from '../../shell/page/button-row.styles.js'
import { useMember } from '../../session/use-member.js'
import { withReturnPath } from '../../wiring/session/redirect-rules.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** Asks a guest once: to go on as one, or to log in first and come back here. Members are not asked. */
export function GuestChoice(): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (useMember()) return null
  return (
    <Card as="section" surface="soft" padding="md" aria-label={t('checkout.who')}>
      <Stack direction="row" gap="sm" justify="between" align="center">
        <Text>{t('checkout.whoText')}</Text>
        <div className={buttonRow}>
          <ButtonLink href={`#${fieldId('checkout', 'email')}`}>{t('checkout.guest')}</ButtonLink>
          <ButtonLink href={withReturnPath(href('/auth/login'), href('/checkout'))} icon="user">
            {t('checkout.loginOrRegister')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
