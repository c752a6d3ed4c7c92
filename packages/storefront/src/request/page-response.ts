import type { data } from '@remix-run/node'

/**
 * Data of a page with its status and headers, as `data` of Remix returns it. Routes name it, because
 * declarations of this package could not name the inferred type.
 */
export type PageResponse<Data> = ReturnType<typeof data<Data>>
