import { useMatches } from '@remix-run/react'

import { readHandle } from '../../wiring/request/page-handle.js'

/** Slugs of the categories that the open page lies in, though it is none of them: those of a product. */
export function useOpenCategories(): readonly string[] {
  return useMatches().flatMap(({ handle, data }) =>
    // A page that was refused has no data.
    data === undefined ? [] : (readHandle(handle).openCategories?.(data) ?? []),
  )
}
