import { Link, SiteFooter, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardMarks } from './card-marks.js'
import { useSite } from '../page/use-site.js'

const links = css`
  @layer app {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 ${space.lg};

    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`

/** The foot of pages that are all work: what one may look up while ordering, and nothing that leads away. */
export function BareFooter(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { year } = useSite()
  const pages = [
    ['/contact', t('nav.contact')],
    ['/terms-and-conditions', t('footer.terms')],
    ['/terms-of-service', t('footer.termsOfService')],
    ['/payment-methods', t('footer.paymentMethods')],
    ['/shipping-methods', t('footer.shippingMethods')],
    ['/cookie-policy', t('footer.cookiePolicy')],
    ['/accessibility', t('footer.accessibility')],
  ] as const
  return (
    <SiteFooter
      bottom={
        <>
          <ul className={links}>
            {pages.map(([path, label]) => (
              <li key={path}>
                <Link href={href(path)} variant="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Text size="small">{t('footer.copyright', { year, name: tenant.name })}</Text>
          <CardMarks label={t('footer.waysToPay')} />
        </>
      }
    />
  )
}
