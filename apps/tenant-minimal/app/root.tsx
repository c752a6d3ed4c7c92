import '@floga/ui/global'
import '@floga/ui/styles.css'
import '@floga/storefront/styles.css'
import './fonts.js'
import './shop.css'
import { errorMeta, StorefrontLayout } from '@floga/storefront/layout'
import { themeRules } from '@floga/ui/theme'
import type { ReactElement, ReactNode } from 'react'

import { shop } from './shop.js'
import { theme } from './theme.js'

export {
  revalidateRoot as shouldRevalidate,
  rootHandle as handle,
  StorefrontError as ErrorBoundary,
  StorefrontPages as default,
} from '@floga/storefront/layout'
export { loadRoot as loader } from '@floga/storefront/server'

export const meta = errorMeta(shop)

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <StorefrontLayout shop={shop} theme={themeRules(theme)}>
      {children}
    </StorefrontLayout>
  )
}
