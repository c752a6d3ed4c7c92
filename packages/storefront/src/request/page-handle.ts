import type { SeoType } from '@floga/api-client/operations'
import { isPublic, type PageQuery, type RouteHandle } from '@floga/remix-server/browser'
import type { EntryContext } from '@remix-run/node'
import type { ComponentType, ReactNode } from 'react'

import type { Storefront } from '../lib/create-storefront.js'

/** A route's `handle`: the page's settings for server and layout. */
export interface PageHandle<Data = unknown> extends RouteHandle {
  /**
   * `checkout` has no menu below the bar; a component is a layout of the page's own, loaded with
   * it. @default 'shop'
   */
  layout?: 'shop' | 'checkout' | ComponentType<{ children: ReactNode }>
  /** Reads the query of a public page; the shop's page size and currency may matter. */
  readQuery?(asked: URLSearchParams, context: { shop: Storefront }): PageQuery
  /** Namespaces of messages that the page renders besides those of its layout. */
  namespaces?: readonly string[]
  /** Where the page's slug is looked up, for its addresses in other languages. */
  slug?: { folder: string; type: SeoType }
  /** Slugs of the categories that contain the page, from its loader data. */
  openCategories?(data: Data): readonly string[]
}

/** Reads a route's `handle`; routes without one have an empty one. */
export function readHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Namespaces of messages of a page, by its routes' handles. */
export function namespacesOf(handles: readonly unknown[]): string[] {
  const own = handles.flatMap((handle) => readHandle(handle).namespaces ?? [])
  return [...new Set(['shell', ...own])]
}

/** Whether a rendered page has no personal data, succeeded and is complete. */
export function isPublicPage(
  context: Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>,
): boolean {
  const { matches, statusCode, errors, loaderData } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route.id
  const handle: unknown = leaf && context.routeModules[leaf]?.handle
  const { isComplete } = (loaderData['root'] ?? {}) as { isComplete?: boolean }
  const page = (leaf ? loaderData[leaf] : undefined) as { isComplete?: boolean } | undefined
  const isWhole = isComplete === true && page?.isComplete !== false
  return statusCode === 200 && !errors && isWhole && isPublic([handle])
}
