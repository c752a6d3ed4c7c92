import { useMatches } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { readHandle } from '../../wiring/request/page-handle.js'
import { AuthLayout } from '../../auth/auth-layout.js'
import { ShopLayout } from './shop-layout.js'

/** The frame that a page asks for in its handle. */
export function PageLayout({ children }: { children: ReactNode }): ReactElement {
  const layouts = useMatches().map(({ handle }) => readHandle(handle).layout)
  const layout = layouts.findLast((name) => name !== undefined) ?? 'shop'
  if (layout === 'auth') return <AuthLayout>{children}</AuthLayout>
  return <ShopLayout isBare={layout === 'checkout'}>{children}</ShopLayout>
}
