import { Alert, Container } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { CartDrawer } from '@floga/storefront/cart'
import { CartNotices } from '@floga/storefront/cart'
import { BareFooter } from '../components/footer/bare-footer.js'
import { EarlierLanguage } from './earlier-language.js'
import { PageFooter } from './page-footer.js'
import { PageHeader } from './page-header.js'
import { PageLoadingBar } from '../navigation/page-loading-bar.js'
import { printStyles } from '../components/print.styles.js'
import { css } from '@linaria/core'

export interface ShopLayoutProps {
  /** Nothing below the bar, as checkout wants it. */
  isBare: boolean
  children: ReactNode
}

/** The default layout: bars, menu, the page, footer, and overlays. */
export function ShopLayout({ isBare, children }: ShopLayoutProps): ReactElement {
  return (
    <>
      <PageLoadingBar />
      <PageHeader isBare={isBare} />
      <main id="content" tabIndex={-1} className={printStyles}>
        <StalePageNotice />
        <EarlierLanguage />
        <CartNotices />
        {children}
      </main>
      {isBare ? <BareFooter /> : <PageFooter />}
      <CartDrawer />
    </>
  )
}

/** Hidden until the server marks the document: a stale page is then shown during an outage. */
const staleNote = css`
  @layer app {
    display: none;
    html[data-stale] & {
      display: block;
    }
  }
`

/** Warns that the stock of a cached page may be outdated. */
function StalePageNotice(): ReactElement {
  const t = useMessages()
  return (
    <Container className={staleNote}>
      <Alert tone="warning">{t('errors.stale')}</Alert>
    </Container>
  )
}
