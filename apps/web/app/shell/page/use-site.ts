import { useRouteLoaderData } from '@remix-run/react'

import { deserialize } from '../../wiring/request/serialize.js'
import type { Serialized } from '../../wiring/request/serialize.js'
import type { Site } from '../../wiring/site/site.js'

const nothing: Site = {
  contact: null,
  settings: null,
  menu: [],
  footerCategories: [],
  socialAccounts: [],
  cookies: null,
  year: '',
}

/** What every page knows of the shop; empty when even that could not be loaded. */
export function useSite(): Site {
  // The root loader answers with it: its return type says so.
  const root = useRouteLoaderData('root') as { site: Serialized<Site> } | undefined
  return root ? deserialize(root.site) : nothing
}
