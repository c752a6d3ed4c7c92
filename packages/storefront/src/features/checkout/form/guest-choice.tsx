import { Icon, Link } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { fieldId } from '../../../forms/form-state.js'
import { useHasMembers, useMember } from '../../members/session/use-member.js'
import { redirectRulesOf, withReturnPath } from '../../../request/session/redirect-rules.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

const choice = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.md};
    padding-inline: ${space.sm};
    border-radius: 8px;
    background: ${color.groundSoft};
    font-size: ${type.small};

    > a {
      display: inline-flex;
      align-items: center;
      gap: ${space['2xs']};
      min-block-size: 44px;
    }
    > p {
      flex: 1 1 20rem;
      padding-block: ${space.xs};
    }
    @media (max-width: 767.98px) {
      > p {
        display: none;
      }
    }
  }
`

/**
 * Asks a guest once whether to continue as one, or to log in first and return here. Not shown to
 * members, and in a shop without them.
 */
export function GuestChoice(): ReactElement | null {
  const { t, href } = useLanguage()
  const rules = redirectRulesOf(useStorefront())
  const isMember = useMember() !== null
  const hasMembers = useHasMembers()
  if (isMember || !hasMembers) return null
  return (
    <section className={choice} aria-label={t('checkout.who')}>
      <p>{t('checkout.whoText')}</p>
      <Link href={`#${fieldId('checkout', 'email')}`}>{t('checkout.guest')}</Link>
      <Link href={withReturnPath(rules, href('/auth/login'), href('/checkout'))}>
        <Icon name="user" />
        {t('checkout.loginOrRegister')}
      </Link>
    </section>
  )
}
