import type { MetaDescriptor, MetaFunction } from '@remix-run/node'

/** The metadata that a page's loader returned as `meta`; none for a page that failed, whose tags are the error page's. */
export const meta: MetaFunction<() => { meta: MetaDescriptor[] }> = ({ data }) => data?.meta ?? []
