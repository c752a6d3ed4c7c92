import { SiteFooter, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { PaymentLogos } from './payment-logos.js'
import { CompanyLine } from './company-line.js'
import { FooterLinks, linkRow } from './footer-links.js'
import { useSite } from '../../site/use-site.js'

/**
 * Footer of the checkout, and of layouts without a menu: information, without links that lead away.
 */
export function BareFooter(): ReactElement {
  const { t } = useLanguage()
  const { year } = useSite()
  const { name, footer } = useStorefront()
  return (
    <SiteFooter
      bottom={
        <>
          <FooterLinks className={linkRow} paths={footer.barePages} />
          <CompanyLine />
          <Text size="small">{t('footer.copyright', { year, name })}</Text>
          <PaymentLogos label={t('footer.waysToPay')} />
        </>
      }
    />
  )
}
