import { useRouteLoaderData } from '@remix-run/react'

import type { loadFrame } from '../request/load-frame.js'

/** What the root route loaded; nothing on an error page without it. */
export function useFrame() {
  return useRouteLoaderData<typeof loadFrame>('root')
}
