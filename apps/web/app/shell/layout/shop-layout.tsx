import { Alert, Container, LoadingBar, useLoadingBar } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { LazyCartDrawer } from '../../cart/lazy-cart-drawer.js'
import { MergeNotice } from '../../cart/merge-notice.js'
import { BareFooter } from './bare-footer.js'
import { PageFooter } from './page-footer.js'
import { PageHeader } from './page-header.js'
import { usePendingNavigation } from '../links/pending-navigation.js'
import { printStyles } from '../page/print.styles.js'
import { css } from '@linaria/core'

export interface ShopLayoutProps {
  /** Nothing below the bar, as checkout wants it. */
  isBare: boolean
  children: ReactNode
}

/** The default layout: bars, menu, the page, footer, and what lies over them. */
export function ShopLayout({ isBare, children }: ShopLayoutProps): ReactElement {
  return (
    <>
      <PageLoadingBar />
      <PageHeader isBare={isBare} />
      <main id="content" tabIndex={-1} className={printStyles}>
        <StalePageNotice />
        <MergeNotice />
        {children}
      </main>
      {isBare ? <BareFooter /> : <PageFooter />}
      <LazyCartDrawer />
    </>
  )
}

/** A part of its own: what happens on the way to a page draws nothing else anew. */
function PageLoadingBar(): ReactElement {
  const t = useMessages()
  const phase = useLoadingBar({ isBusy: usePendingNavigation() })
  return <LoadingBar phase={phase} label={t('loading.started')} failedLabel={t('loading.failed')} />
}

/** Out of sight until the server marks the document: it then shows a page from before an outage. */
const staleNote = css`
  @layer app {
    display: none;
    html[data-stale] & {
      display: block;
    }
  }
`

/** Says that a page may be older than the stock. */
function StalePageNotice(): ReactElement {
  const t = useMessages()
  return (
    <Container className={staleNote}>
      <Alert tone="warning">{t('errors.stale')}</Alert>
    </Container>
  )
}
