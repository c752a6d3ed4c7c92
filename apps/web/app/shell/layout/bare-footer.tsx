import { SiteFooter, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { CardMarks } from './card-marks.js'
import { CompanyLine } from './company-line.js'
import { FooterLinks } from './footer-links.js'
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
  const { year } = useSite()
  return (
    <SiteFooter
      bottom={
        <>
          <FooterLinks className={links} paths={tenant.footer.barePages} />
          <CompanyLine />
          <Text size="small">{t('footer.copyright', { year, name: tenant.name })}</Text>
          <CardMarks label={t('footer.waysToPay')} />
        </>
      }
    />
  )
}
