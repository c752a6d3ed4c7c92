import { ButtonLink, Card, Heading, Icon, Link, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../wiring/use-language.js'
import { useSite } from './use-site.js'

const block = css`
  @layer app {
    margin-block: 2rem 3rem;
    display: grid;
    gap: 1rem 3rem;
    @media (min-width: 768px) {
      grid-template-columns: 1fr 1fr auto;
      align-items: start;
    }
    h2 {
      grid-column: 1 / -1;
    }
    li,
    dl > div {
      display: flex;
      gap: 0.75rem;
      padding-block: 0.25rem;
    }
    dl > div {
      justify-content: space-between;
    }
  }
`

/** How to reach the shop, when, and where it is. */
export function ContactBlock(): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  const { contact } = useSite()
  if (!contact) return null
  return (
    <Card as="section" surface="soft" className={block}>
      <Heading level={2}>{t('home.contactTitle')}</Heading>
      <ul>
        <li>
          <Icon name="map-pin" />
          <Text as="span">{contact.address}</Text>
        </li>
        <li>
          <Icon name="phone" />
          <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>
        </li>
        <li>
          <Icon name="mail" />
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </li>
      </ul>
      <dl aria-label={t('contact.hours')}>
        {contact.businessHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <div>
        {contact.geoAddress && (
          <ButtonLink href={contact.geoAddress.url} icon="map-pin" rel="noopener">
            {t('contact.map')}
          </ButtonLink>
        )}
        <ButtonLink href={href('/contact')} variant="ghost" icon="mail">
          {t('footer.contactButton')}
        </ButtonLink>
      </div>
    </Card>
  )
}
