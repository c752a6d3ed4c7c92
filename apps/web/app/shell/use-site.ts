import { useRouteLoaderData } from '@remix-run/react'

import type { loader } from '../root.js'

/** What every page knows of the shop: contact, menu, footer. Empty when even that could not be loaded. */
export type Site = Pick<
  Awaited<ReturnType<typeof loader>>,
  'contact' | 'menu' | 'footerCategories' | 'year'
>

const nothing: Site = { contact: null, menu: [], footerCategories: [], year: '' }

export function useSite(): Site {
  return useRouteLoaderData<typeof loader>('root') ?? nothing
}
