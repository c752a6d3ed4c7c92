import type { EntryContext } from '@remix-run/node'

/** A route's `handle`: what the server and the shell want to know of a page. */
export interface PageHandle {
  /** `public`: the page is the same for every visitor of a language, so its bytes may be kept. */
  cache?: 'public'
  /** `checkout` leaves out the menu below the bar. @default 'shop' */
  layout?: 'shop' | 'checkout'
}

/** Whether a rendered page holds nothing personal, went well and lacks nothing around it. */
export function isPublicPage(
  context: Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>,
): boolean {
  const { matches, statusCode, errors, loaderData } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route.id
  const handle: unknown = leaf && context.routeModules[leaf]?.handle
  const { isComplete } = (loaderData['root'] ?? {}) as { isComplete?: boolean }
  return statusCode === 200 && !errors && isComplete === true && isPublicHandle(handle)
}

function isPublicHandle(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'cache' in handle && handle.cache === 'public'
  )
}
