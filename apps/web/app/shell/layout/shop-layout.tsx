import { LoadingBar, SkipLink, useLoadingBar } from '@floga/ui'
import { useNavigation } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { CartDrawer } from '../../cart/cart-drawer.js'
import { MergeNotice } from '../../cart/merge-notice.js'
import { BareFooter } from './bare-footer.js'
import { PageFooter } from './page-footer.js'
import { PageHeader } from './page-header.js'
import { printStyles } from '../page/print.styles.js'
import { StalePageNotice } from './stale-page-notice.js'

export interface ShopLayoutProps {
  /** Nothing below the bar, as checkout wants it. */
  isBare: boolean
  children: ReactNode
}

/** The default layout: bars, menu, the page, footer, and what lies over them. */
export function ShopLayout({ isBare, children }: ShopLayoutProps): ReactElement {
  const t = useMessages()
  const navigation = useNavigation()
  const phase = useLoadingBar({ isBusy: navigation.state !== 'idle' })
  return (
    <>
      <SkipLink href="#content">{t('nav.skip')}</SkipLink>
      <LoadingBar phase={phase} label={t('loading.started')} failedLabel={t('loading.failed')} />
      <PageHeader isBare={isBare} />
      <StalePageNotice />
      <MergeNotice />
      <main id="content" tabIndex={-1} className={printStyles}>
        {children}
      </main>
      {isBare ? <BareFooter /> : <PageFooter />}
      <CartDrawer />
    </>
  )
}
