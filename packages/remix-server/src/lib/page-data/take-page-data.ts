import type { EntryContext } from '@remix-run/node'

import { emptyTexts, readStream } from '../pages/read-handoff.js'
import type { ReadHandoffOptions } from '../pages/read-handoff.js'
import { createPageData, type PageData } from './page-data.js'

/** Options of {@link takePageData}. */
export interface TakePageDataOptions extends ReadHandoffOptions {
  /** Address of the page, as its request has it. */
  url: string
}

/**
 * Takes the data out of a page that is the same for everyone. The page names their address in `data-page-data` of the element
 * that `lateScripts` stands behind, and they go to the server with it (`createPageResponse`); in the browser `loadPageData`
 * fetches them before React takes over.
 *
 * @returns Undefined where Remix has none to hand over.
 */
export async function takePageData(
  context: EntryContext,
  { url, without = [] }: TakePageDataOptions,
): Promise<PageData | undefined> {
  const { serverHandoffStream: stream } = context
  if (!stream) return undefined
  const bytes = emptyTexts(await readStream(stream), without)
  // Without a stream Remix draws none of the scripts that bring it to the browser.
  delete context.serverHandoffStream
  return createPageData(bytes, new URL(url))
}
