import { useRouteLoaderData } from '@remix-run/react'

import type { Site } from '../wiring/site.js'

const nothing: Site = {
  contact: null,
  menu: [],
  footerCategories: [],
  socialAccounts: [],
  year: '',
}

/** What every page knows of the shop; empty when even that could not be loaded. */
export function useSite(): Site {
  // The root loader answers with a Site: its return type says so.
  return (useRouteLoaderData('root') as Site | undefined) ?? nothing
}
