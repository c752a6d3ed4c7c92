import { ButtonLink, Card, Stack, Text } from '@floga/ui'
import { media, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useMember } from '../../shell/session/use-member.js'
import { withReturnPath } from '../../wiring/session/redirect-rules.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

/** Side by side; on phones each as wide as the other. */
const ways = css`
  @layer app {
    display: grid;
    flex: 1 0 100%;
    gap: ${space.sm};
    ${media.md} {
      display: flex;
      flex: none;
    }
  }
`

/** Asks a guest once: to go on as one, or to log in first and come back here. Members are not asked. */
export function GuestChoice(): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  if (useMember()) return null
  return (
    <Card as="section" surface="soft" padding="md" aria-label={t('checkout.who')}>
      <Stack direction="row" gap="sm" justify="between" align="center">
        <Text>{t('checkout.whoText')}</Text>
        <div className={ways}>
          <ButtonLink href="#contact">{t('checkout.guest')}</ButtonLink>
          <ButtonLink href={withReturnPath(href('/auth/login'), href('/checkout'))} icon="user">
            {t('checkout.loginOrRegister')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
