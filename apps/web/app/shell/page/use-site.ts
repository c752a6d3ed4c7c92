import { useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'

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

/** What is known of the shop: the same object from page to page, so that what shows it is not drawn anew with each of them. */
export const SiteContext = createContext<Site>(nothing)

/** What every page knows of the shop; empty when even that could not be loaded. */
export function useSite(): Site {
  return useContext(SiteContext)
}

/** What the root's loader has said of the shop. Whoever asks is drawn anew with every step of the router. */
export function useLoadedSite(): Site {
  // The root loader answers with it: its return type says so.
  const root = useRouteLoaderData('root') as { site: Serialized<Site> } | undefined
  return root ? deserialize(root.site) : nothing
}
