import type { PageHandle } from '../wiring/request/page-handle.js'
import { readVersionQuery } from './read-version-query.js'

export { default, loader, meta } from './content-page.js'

/** The document in a frame of its own, with the way back to the website. */
export const handle: PageHandle = {
  cache: 'public',
  layout: 'cookie-policy',
  readQuery: readVersionQuery,
}
