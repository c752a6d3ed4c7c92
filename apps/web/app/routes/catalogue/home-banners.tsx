import { useFormatters } from '@floga/i18n/react'
import { Card, Heading, Icon, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { Section } from '../../shell/section.js'
import { useSite } from '../../shell/use-site.js'
import { tenant } from '../../tenant/tenant.js'
import { useMessages } from '../../wiring/use-language.js'

const pair = css`
  @layer app {
    display: grid;
    gap: 1.5rem;
    @media (min-width: 768px) {
      grid-template-columns: 1fr 1fr;
    }
    > * {
      display: flex;
      gap: 1rem;
      align-items: start;
    }
    h2 + p {
      margin-block-start: 0.25rem;
    }
  }
`

/** Paying in parts, and ordering by phone. */
export function HomeBanners(): ReactElement {
  const t = useMessages()
  const { money } = useFormatters()
  const { contact } = useSite()
  const { instalments, currency } = tenant
  const from = money({ amountMinor: instalments.fromMinor, currency })
  return (
    <Section className={pair}>
      <Card surface="soft">
        <Icon name="card" size={32} />
        <div>
          <Heading level={2} size={3}>
            {t('home.instalmentsTitle', { months: instalments.maxMonths })}
          </Heading>
          <Text>{t('home.instalmentsText', { amount: from })}</Text>
        </div>
      </Card>
      <Card surface="soft">
        <Icon name="phone" size={32} />
        <div>
          <Heading level={2} size={3}>
            {t('home.phoneTitle')}
          </Heading>
          <Text>
            {t('home.phoneText')} {contact?.phone}
          </Text>
        </div>
      </Card>
    </Section>
  )
}
