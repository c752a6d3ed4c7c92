import { isPublic } from '@floga/remix-server/browser'
import { matchRoutes, NavigationType } from '@remix-run/react'
import { Component, Suspense, useContext, useLayoutEffect, useMemo } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router'
import { decode } from 'turbo-stream'

import { hasWords } from '../../wiring/i18n/load-language.js'
import { readHandle, wordsOf } from '../../wiring/request/page-handle.js'
import { pagePlace } from './page-outlet.js'
import { PageShownContext } from './page-shown.js'
import { drawnPages, setPageStatus } from './drawn-pages.js'
import type { DrawnPage, DrawnPageProps } from './drawn-pages.js'
import { addDrawnPage, dropDrawnPage, openDrawnPage } from './open-drawn-page.js'
import { addressInSight } from '../../wiring/browser/address-in-sight.js'

export interface DrawPageOptions {
  href: string
  /** Until when its data may be shown, on the clock of `performance`. */
  untilMs: number
  /** Where its data were just fetched from. */
  dataHref: string
  /** Modules of its routes, the page's own last; their words are there. */
  modules: readonly RouteModule[]
  sheets: readonly string[]
}

export interface RouteModule {
  default?: ComponentType
  handle?: unknown
}

/**
 * Draws a page that is about to be opened, where its data hold no error and lead nowhere else.
 *
 * @returns What ends it, unless it was opened; it ends by itself when its data are too old.
 */
export function drawPage(options: DrawPageOptions): () => void {
  const from = addressInSight()
  let isOver = false
  let page: DrawnPage | null = null
  const draw = async (): Promise<void> => {
    const made = await createPage(options, from)
    if (isOver || from !== addressInSight()) return
    page = made
    drawnPages.open = openDrawnPage
    if (page) addDrawnPage(page)
  }
  const end = (): void => {
    isOver = true
    clearTimeout(timer)
    if (page) dropDrawnPage(page)
  }
  const timer = setTimeout(end, options.untilMs - performance.now())
  // The page is drawn once it is opened, and says then what is wrong.
  draw().catch(() => undefined)
  return end
}

async function createPage(options: DrawPageOptions, from: string): Promise<DrawnPage | null> {
  const { href, untilMs, dataHref, modules, sheets } = options
  const Page = modules.at(-1)?.default
  const next = createState(options)
  if (!Page || !next || !hasWords(wordsOf(modules.map(({ handle }) => handle)))) return null
  const { location, leafId } = next
  const answer = await readAnswer(dataHref, leafId)
  if (!answer) return null
  const ahead: RouterSays = {
    state: { ...next.state, loaderData: { ...next.state.loaderData, [leafId]: answer.data } },
    location: { location, navigationType: NavigationType.Push },
  }
  const page: DrawnPage = {
    href,
    from,
    pathname: location.pathname,
    routeId: leafId,
    untilMs,
    sheets,
    container: createContainer(),
    Page: (props) => <Frame {...props} page={page} ahead={ahead} content={Page} />,
    status: 'drawing',
  }
  return page
}

function createContainer(): HTMLElement {
  const container = document.createElement('div')
  container.className = pagePlace
  container.dataset['drawnAhead'] = ''
  return container
}

type RouterState = (typeof window.__remixRouter)['state']

/** What the parts of a page ask the router for. */
interface RouterSays {
  state: RouterState | null
  location: { location: RouterState['location']; navigationType: NavigationType }
}

/** What the router will say once it has come to a page; null for pages that are not drawn ahead. */
function createState({ href, modules }: DrawPageOptions) {
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
  const { routes, state } = window.__remixRouter
  const { pathname, search, hash } = new URL(href, window.location.origin)
  const matches = matchRoutes(routes, pathname)
  const leaf = matches?.at(-1)
  const inSight = state.matches.at(-1)
  if (!matches || !leaf || !inSight || hash || pathname === state.location.pathname) return null
  const handle = readHandle(modules.at(-1)?.handle)
  const isDrawable =
    isPublic(modules.map((module) => module.handle)) &&
    leaf.params['lang'] === inSight.params['lang'] &&
    // Another frame around the page would have all of it drawn anew.
    [handle, ...state.matches.map(({ route }) => readHandle(route.handle))].every(
      ({ layout }) => layout === undefined,
    )
  if (!isDrawable) return null
  const location = { pathname, search, hash, state: null, key: 'ahead' }
  // The router reads a module's handle as it goes there.
  const known = matches.map((match, place) => ({
    ...match,
    route: { ...match.route, handle: modules[place]?.handle },
  }))
  return {
    location,
    leafId: leaf.route.id,
    state: {
      ...state,
      location,
      historyAction: NavigationType.Push,
      matches: known as RouterState['matches'],
      actionData: null,
      errors: null,
    },
  }
}

/** The data of a route out of an answer; null where there are none. */
async function readAnswer(href: string, routeId: string): Promise<{ data: unknown } | null> {
  const { body } = await fetch(href)
  if (!body) return null
  // Errors and redirects are of types that no plugin knows: they reject.
  const { value } = await decode(body)
  const answers = value as Record<string, { data?: unknown } | undefined>
  const answer = answers[routeId]
  return answer && 'data' in answer ? { data: answer.data } : null
}

interface FrameProps extends DrawnPageProps {
  page: DrawnPage
  ahead: RouterSays
  content: ComponentType
}

/** A page with what the router says of it: what it will say, and what it says once it has come to it. */
function Frame({ page, isShown, ahead, content: Content }: FrameProps): ReactElement {
  const now = { state: useContext(RouterStateContext), location: useContext(LocationContext) }
  const { state, location } = isShown ? now : ahead
  const matches = state?.matches
  const route = useMemo(
    () => ({ outlet: null, matches: matches ?? [], isDataRoute: true }),
    [matches],
  )
  // The same element, so that the page is drawn anew only with what it asks for.
  const content = useMemo(() => <Content />, [Content])
  useLayoutEffect(() => () => page.container.remove(), [page])
  return createPortal(
    <Guard page={page} isShown={isShown}>
      <Suspense fallback={null}>
        <RouterStateContext.Provider value={state}>
          <LocationContext.Provider value={location}>
            <RouteContext.Provider value={route}>
              <PageShownContext.Provider value={isShown}>
                {content}
                <Ready page={page} />
              </PageShownContext.Provider>
            </RouteContext.Provider>
          </LocationContext.Provider>
        </RouterStateContext.Provider>
      </Suspense>
    </Guard>,
    page.container,
  )
}

/** Says that all of a page is drawn. */
function Ready({ page }: { page: DrawnPage }): null {
  useLayoutEffect(() => {
    if (page.status === 'drawing') setPageStatus(page, 'ready')
  }, [page])
  return null
}

interface GuardProps {
  page: DrawnPage
  isShown: boolean
  children: ReactNode
}

/** A page that cannot be drawn says so only where it is shown. */
class Guard extends Component<GuardProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(): void {
    dropDrawnPage(this.props.page)
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (hasFailed && this.props.isShown) throw error
    return hasFailed ? null : this.props.children
  }
}
