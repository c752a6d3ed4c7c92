import { Alert, Container } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { useLanguage } from '../lib/views/storefront-context.js'
import { CartDrawer } from '../features/cart/drawer/cart-drawer.js'
import { CartNotices } from '../features/cart/cart-notices.js'
import { BareFooter } from './footer/bare-footer.js'
import { EarlierLanguage } from './earlier-language.js'
import { PageFooter } from './footer/page-footer.js'
import { PageHeader } from './page-header.js'
import { PageLoadingBar } from '../navigation/page-loading-bar.js'
import { printStyles } from './print.styles.js'
import { css } from '@linaria/core'
import { useHasPage } from '../site/use-site.js'
import { Slot } from './slot.js'

export interface ShopLayoutProps {
  /** Nothing below the bar, as checkout wants it. */
  isBare: boolean
  children: ReactNode
}

/** The default layout: bars, menu, the page, footer, and overlays. */
export function ShopLayout({ isBare, children }: ShopLayoutProps): ReactElement {
  const hasCart = useHasPage()('/shopping-cart')
  return (
    <>
      <PageLoadingBar />
      <PageHeader isBare={isBare} />
      <main id="content" tabIndex={-1} className={printStyles}>
        <StalePageNotice />
        <EarlierLanguage />
        {hasCart && <CartNotices />}
        {children}
      </main>
      {isBare ? (
        <BareFooter />
      ) : (
        <Slot name="footer">
          <PageFooter />
        </Slot>
      )}
      {hasCart && <CartDrawer />}
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
  const { t } = useLanguage()
  return (
    <Container className={staleNote}>
      <Alert tone="warning">{t('errors.stale')}</Alert>
    </Container>
  )
}
