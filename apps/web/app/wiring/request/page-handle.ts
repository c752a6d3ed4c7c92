import type { SeoType } from '@floga/api-client/operations'
import { isPublic, type RouteHandle } from '@floga/remix-server/browser'
import type { EntryContext } from '@remix-run/node'
import type { ComponentType, ReactNode } from 'react'

import type { MessageArea } from '#tenant/generated/message-areas.js'

/** A route's `handle`: what the server and the shell want to know of a page. */
export interface PageHandle<Data = unknown> extends RouteHandle {
  /** `checkout` leaves out the menu below the bar; a component is a frame of the page's own, fetched with it. @default 'shop' */
  layout?: 'shop' | 'checkout' | ComponentType<{ children: ReactNode }>
  /** Areas of words that the page shows beside those of its frame. */
  words?: readonly MessageArea[]
  /**
   * It may be drawn before a visitor opens it: nothing that its parts do when they are drawn changes what is in sight or kept,
   * but after `usePageShown` says so. @default false
   */
  isDrawnAhead?: boolean
  /** Where the page's slug is looked up, for its addresses in other languages. */
  slug?: { folder: string; type: SeoType }
  /** Slugs of the categories that the page lies in though it is none of them, from what its loader answered. */
  openCategories?(data: Data): readonly string[]
}

/** Reads a route's `handle`; routes without one have an empty one. */
export function readHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Areas of words that a page shows, by the handles of its routes. */
export function wordsOf(handles: readonly unknown[]): MessageArea[] {
  return ['shell', ...handles.flatMap((handle) => readHandle(handle).words ?? [])]
}

/** Whether a rendered page holds nothing personal, went well and lacks nothing around it. */
export function isPublicPage(
  context: Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>,
): boolean {
  const { matches, statusCode, errors, loaderData } = context.staticHandlerContext
  const leaf = matches.at(-1)?.route.id
  const handle: unknown = leaf && context.routeModules[leaf]?.handle
  const { isComplete } = (loaderData['root'] ?? {}) as { isComplete?: boolean }
  return statusCode === 200 && !errors && isComplete === true && isPublic([handle])
}
