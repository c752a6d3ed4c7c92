import '@floga/ui/global'
import '@floga/ui/styles.css'
import '@floga/storefront/styles.css'
import '@fontsource/el-messiri/600.css'
import '@fontsource/tajawal/400.css'
import '@fontsource/tajawal/700.css'
import './shop.css'
import { PageFooter, StorefrontLayout } from '@floga/storefront/pages'
import { documentContext, loadSite } from '@floga/storefront/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement, ReactNode } from 'react'

import { shop, theme } from './shop.js'
import { useMessages } from './use-messages.js'

export { StorefrontError as ErrorBoundary } from '@floga/storefront/pages'
export { Outlet as default } from '@remix-run/react'

export const loader = (args: LoaderFunctionArgs) => loadSite(documentContext(args))

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <StorefrontLayout shop={shop} theme={theme} footer={<ShopFooter />}>
      {children}
    </StorefrontLayout>
  )
}

function ShopFooter(): ReactElement {
  const t = useMessages()
  return (
    <PageFooter
      about={{ title: t('footer.about'), text: t('home.text') }}
      note={t('footer.note')}
      links={[
        { path: '/products', label: t('nav.products') },
        { path: '/contact', label: t('contact.title') },
        { path: '/request', label: t('footer.requests') },
        { path: '/newsletter', label: t('newsletter.title') },
        { path: '/terms-and-conditions', label: t('footer.terms') },
      ]}
    />
  )
}
