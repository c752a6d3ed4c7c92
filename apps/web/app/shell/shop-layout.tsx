import { LoadingBar, SkipLink, useLoadingBar } from '@floga/ui'
import { useMatches, useNavigation } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../wiring/use-language.js'
import { CartDrawer } from './cart/cart-drawer.js'
import { PageFooter } from './page-footer.js'
import { PageHeader } from './page-header.js'
import { StaleNote } from './stale-note.js'

/** The default layout: bars, menu, the page, footer, and what lies over them. */
export function ShopLayout({ children }: { children: ReactNode }): ReactElement {
  const t = useMessages()
  const navigation = useNavigation()
  const phase = useLoadingBar({ isBusy: navigation.state !== 'idle' })
  const isCheckout = useMatches().some(({ handle }) => isCheckoutHandle(handle))
  return (
    <>
      <SkipLink href="#content">{t('nav.skip')}</SkipLink>
      <LoadingBar phase={phase} label={t('loading.started')} failedLabel={t('loading.failed')} />
      <PageHeader isBare={isCheckout} />
      <StaleNote />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PageFooter />
      <CartDrawer />
    </>
  )
}

function isCheckoutHandle(handle: unknown): boolean {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'layout' in handle &&
    handle.layout === 'checkout'
  )
}
