import type { MetaDescriptor, MetaFunction } from '@remix-run/node'

/** Hands on the metadata that a loader wrote; a page that failed has the error page's. */
export const meta: MetaFunction = ({ data }) => (hasMeta(data) ? data.meta : [])

function hasMeta(data: unknown): data is { meta: MetaDescriptor[] } {
  return typeof data === 'object' && data !== null && 'meta' in data && Array.isArray(data.meta)
}
