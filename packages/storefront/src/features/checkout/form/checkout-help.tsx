import { Icon, Link, Text } from '@floga/ui'
import type { IconName } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { phoneHref } from '../../../components/contact/phone-href.js'
import { useHasPage, useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

const list = css`
  @layer app {
    display: grid;
    gap: ${space.sm};
    padding-block-start: ${space.md};
    border-block-start: 1px solid ${color.line};
    font-size: ${type.small};

    > li {
      display: flex;
      gap: ${space.xs};
    }
    svg {
      flex: none;
      margin-block-start: 0.1em;
    }
  }
`

export interface CheckoutHelpProps {
  /** Cards are taken, on the page of a provider. */
  hasCard: boolean
}

/** Help before ordering: contact, withdrawal, and how card numbers are handled. */
export function CheckoutHelp({ hasCard }: CheckoutHelpProps): ReactElement {
  const { t } = useLanguage()
  const { contact } = useSite()
  const hasPage = useHasPage()
  return (
    <ul className={list}>
      {contact && (
        <Item icon="phone" title={t('checkout.helpTitle')}>
          <Link href={phoneHref(contact.phone)}>{contact.phone}</Link>,{' '}
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </Item>
      )}
      {hasPage('/withdraw') && (
        <Item icon="receipt" title={t('checkout.withdrawTitle')}>
          {t('withdraw.intro')}
        </Item>
      )}
      {hasCard && (
        <Item icon="shield" title={t('checkout.secureTitle')}>
          {t('checkout.cardSafe')}
        </Item>
      )}
    </ul>
  )
}

function Item(props: { icon: IconName; title: string; children: ReactNode }): ReactElement {
  return (
    <li>
      <Icon name={props.icon} />
      <div>
        <Text as="span" size="small" weight="strong">
          {props.title}
        </Text>
        <br />
        {props.children}
      </div>
    </li>
  )
}
