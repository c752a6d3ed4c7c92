'use client'

import { useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'

import { isBelowOne } from '../lib/routes/is-below-one.js'
import type { PagelessCapability } from './pageless-capabilities.js'
import type { Site } from './site.js'

/** Data of a shop whose platform does not respond. */
export const emptySite: Site = {
  contact: null,
  settings: null,
  menu: [],
  footerCategories: [],
  productsCount: null,
  socialAccounts: [],
  cookies: null,
  missingParts: [],
  missingPaths: [],
  year: '',
}

/**
 * The shop's data: the same object on all pages, so that its consumers do not render again on
 * navigation.
 */
export const SiteContext = createContext<Site>(emptySite)

/** Returns the shop's data; empty if it could not be loaded. */
export function useSite(): Site {
  return useContext(SiteContext)
}

/** Returns whether the shop has the page of a path; true for paths of no feature. */
export function useHasPage(): (path: string) => boolean {
  const { missingPaths } = useSite()
  return (path) => !isBelowOne(missingPaths, path)
}

/** Returns whether the platform is capable of a part of pages; true until it is known. */
export function useHasPart(): (part: PagelessCapability) => boolean {
  const { missingParts } = useSite()
  return (part) => !missingParts.includes(part)
}

/**
 * Returns the shop's data from the root loader. Consumers render again with every state of the
 * router.
 */
export function useLoadedSite(): Site {
  // Layers below the root route cannot import its loader.
  return useRouteLoaderData<() => { site: Site }>('root')?.site ?? emptySite
}
