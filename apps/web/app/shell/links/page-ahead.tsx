import { matchRoutes, PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import type { ReactElement } from 'react'

import { loadWords } from '../../wiring/i18n/load-language.js'
import { wordsOf } from '../../wiring/request/page-handle.js'

/** What is about to be opened: data and modules by Remix, and the sheets and words that the page is drawn with. */
export function PageAhead({ href }: { href: string }): ReactElement {
  const routes = useMemo(() => routesOf(href), [href])
  const sheets = useMemo(
    () => [...new Set(routes.flatMap(({ css = [] }) => css))].filter((sheet) => !isShown(sheet)),
    [routes],
  )
  useEffect(() => {
    // Without them the page asks once more, and says what is missing.
    loadWordsOf(routes).catch(() => undefined)
  }, [routes])
  return (
    <>
      <PrefetchPageLinks page={href} />
      {sheets.map((sheet) => (
        <link key={sheet} rel="prefetch" as="style" href={sheet} />
      ))}
    </>
  )
}

interface RouteFiles {
  module: string
  css?: string[]
}

/** The files of the routes that an address leads to. */
function routesOf(href: string): RouteFiles[] {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands them over by these names alone
  const { __remixManifest: manifest, __remixRouter: router } = window
  return (matchRoutes(router.routes, href) ?? []).flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
}

function isShown(sheet: string): boolean {
  return document.querySelector(`link[rel=stylesheet][href="${sheet}"]`) !== null
}

async function loadWordsOf(routes: readonly RouteFiles[]): Promise<void> {
  const modules: { handle?: unknown }[] = await Promise.all(
    routes.map(({ module }) => import(/* @vite-ignore */ module)),
  )
  await loadWords(wordsOf(modules.map(({ handle }) => handle)))
}
