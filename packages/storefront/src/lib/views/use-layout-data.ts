import { useRouteLoaderData } from '@remix-run/react'

import type { loadLayout } from '../request/load-layout.js'

/** Returns the root route's data; undefined on an error page without it. */
export function useLayoutData() {
  return useRouteLoaderData<typeof loadLayout>('root')
}
