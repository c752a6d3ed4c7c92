import * as storefront from '@floga/storefront/shop'

import type { MessageNamespace } from '#tenant/generated/message-namespaces.js'

/** A route's `handle`: the page's settings for server and layout. */
export interface PageHandle<Data = unknown> extends storefront.PageHandle<Data> {
  namespaces?: readonly MessageNamespace[]
}

export { readHandle } from '@floga/storefront/shop'

/** Namespaces of messages of a page, by its routes' handles. */
export function namespacesOf(handles: readonly unknown[]): MessageNamespace[] {
  // `PageHandle` and the build's check of messages allow no others.
  return storefront.namespacesOf(handles) as MessageNamespace[]
}
