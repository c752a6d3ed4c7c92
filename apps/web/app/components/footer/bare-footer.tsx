import { SiteFooter, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { PaymentLogos } from './payment-logos.js'
import { CompanyLine } from './company-line.js'
import { FooterLinks, linkRow } from './footer-links.js'
import { useSite } from '@floga/storefront'

/**
 * Footer of the checkout, and of layouts without a menu: information, without links that lead away.
 */
export function BareFooter(): ReactElement {
  const t = useMessages()
  const { year } = useSite()
  return (
    <SiteFooter
      bottom={
        <>
          <FooterLinks className={linkRow} paths={tenant.footer.barePages} />
          <CompanyLine />
          <Text size="small">{t('footer.copyright', { year, name: tenant.name })}</Text>
          <PaymentLogos label={t('footer.waysToPay')} />
        </>
      }
    />
  )
}
