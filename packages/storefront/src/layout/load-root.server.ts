import type { LoaderFunctionArgs } from '@remix-run/node'

import { documentContext } from '../request/page-context.server.js'
import { loadSite } from '../site/load-site.server.js'
import type { Member, Site } from '../site/site.js'

/** Data that all pages share. */
export interface RootData {
  locale: string
  /** Null for a guest, and on cached pages, which are rendered without cookies. */
  member: Member | null
  /** Whether browsers register the service worker. */
  hasServiceWorker: boolean
  /** Whether all of `site` could be loaded; otherwise the page is not cached. */
  isComplete: boolean
  site: Site
}

/** `loader` of the root route; its layout is rendered even if the platform is unavailable. */
export async function loadRoot(args: LoaderFunctionArgs): Promise<RootData> {
  const page = documentContext(args)
  const [known, { isComplete, site }] = await Promise.all([page.session.toPublic(), loadSite(page)])
  return {
    locale: page.locale.code,
    member: known && { email: known.email },
    hasServiceWorker: args.context.settings.hasServiceWorker,
    isComplete,
    site,
  }
}
