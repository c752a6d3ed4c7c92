import { isPublic } from '@floga/remix-server/browser'
import { matchRoutes, PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'

import { loadWords } from '../../wiring/i18n/load-language.js'
import { readImageAhead } from '../../wiring/content/image-ahead.js'
import type { ImageAhead } from '../../wiring/content/image-ahead.js'
import { readHandle, wordsOf } from '../../wiring/request/page-handle.js'
import type { DrawPageOptions, RouteModule } from '../drawn-ahead/draw-page.js'
import { addSheets } from './kept-sheets.js'
import { whenIdle } from '../../wiring/browser/when-idle.js'

/** How long an idle moment is waited for. */
const idleTimeoutMs = 1_000

export interface PageAheadProps {
  href: string
  /** Until when it may be shown as it was drawn, on the clock of `performance`; null for a page that is only fetched. */
  drawUntilMs: number | null
}

/**
 * What is about to be opened: data and modules by Remix, and the sheets, words and first image that the page is drawn with. For a
 * mouse the page is drawn as well.
 */
export function PageAhead({ href, drawUntilMs }: PageAheadProps): ReactElement {
  const routes = useMemo(() => routesOf(href), [href])
  const allSheets = useMemo(() => [...new Set(routes.flatMap(({ css = [] }) => css))], [routes])
  const sheets = useMemo(() => allSheets.filter((sheet) => !isShown(sheet)), [allSheets])
  const [image, setImage] = useState<ImageAhead | null>(null)
  const [dataHref, setDataHref] = useState<string | null>(null)
  const fetched = useRef(new Set<string>())
  useEffect(() => {
    // Without them the page asks once more, and says what is missing.
    loadWordsOf(routes).catch(() => undefined)
  }, [routes])

  useEffect(() => {
    if (dataHref === null || drawUntilMs === null) return
    return drawAhead(routes, { href, dataHref, untilMs: drawUntilMs, sheets: allSheets })
  }, [allSheets, dataHref, drawUntilMs, href, routes])

  const readData = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>): void => {
    // Modules are fetched by elements with the same handler.
    if (currentTarget.getAttribute('as') !== 'fetch') return
    // The page itself says what is wrong with its data.
    imageOf(currentTarget.href, routes).then(setImage, () => undefined)
    setDataHref(currentTarget.href)
  }
  const takeSheet = (sheet: string): void => {
    fetched.current.add(sheet)
    // All in one: each change of its sheets costs the page as much as all of them.
    if (fetched.current.size === sheets.length) whenIdle(() => addSheets(sheets), idleTimeoutMs)
  }
  // Remix hands what it does not know on to the element that fetches the data.
  const whenFetched = { onLoad: readData }
  return (
    <>
      <PrefetchPageLinks page={href} {...whenFetched} />
      {sheets.map((sheet) => (
        <link key={sheet} rel="preload" as="style" href={sheet} onLoad={() => takeSheet(sheet)} />
      ))}
      {image && <link rel="preload" as="image" {...image} onLoad={() => void decodeAhead(image)} />}
    </>
  )
}

/** The image that was decoded last: the browser has its pixels at hand as long as it is used somewhere. */
const decoded: HTMLImageElement[] = []

/** Decodes an image that was fetched: what a page shows first would have the whole page wait for it. */
async function decodeAhead({ imageSrcSet, imageSizes }: ImageAhead): Promise<void> {
  const image = Object.assign(new Image(), { sizes: imageSizes, srcset: imageSrcSet })
  decoded.splice(0, 1, image)
  // An image that cannot be decoded is the page's to deal with.
  await image.decode().catch(() => undefined)
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
  await loadWords(wordsOf(await handlesOf(routes)))
}

/**
 * Draws a page whose data are there.
 *
 * @returns What ends it.
 */
function drawAhead(
  routes: readonly RouteFiles[],
  options: Omit<DrawPageOptions, 'modules'>,
): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const draw = async (): Promise<void> => {
    const modules = await modulesOf(routes)
    if (!readHandle(modules.at(-1)?.handle).isDrawnAhead) return
    const [{ drawPage }] = await Promise.all([
      import('../drawn-ahead/draw-page.js'),
      loadWordsOf(routes),
    ])
    if (!isOver) end = drawPage({ ...options, modules })
  }
  // It is drawn once it is opened then.
  draw().catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}

/** The image that data name which the browser has just fetched: it keeps those of public pages for a moment. */
async function imageOf(href: string, routes: readonly RouteFiles[]): Promise<ImageAhead | null> {
  if (!isPublic(await handlesOf(routes))) return null
  const { headers, body } = await fetch(href)
  await body?.cancel()
  return readImageAhead(headers)
}

async function handlesOf(routes: readonly RouteFiles[]): Promise<unknown[]> {
  const modules = await modulesOf(routes)
  return modules.map(({ handle }) => handle)
}

function modulesOf(routes: readonly RouteFiles[]): Promise<RouteModule[]> {
  return Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)))
}
