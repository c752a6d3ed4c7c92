import { CACHE_HEADER } from '@floga/remix-server/app'
import { createRequestHandler } from '@remix-run/node'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { Outlet, Scripts, useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { handleError, handleRequest } from './handle-request.js'

let log: string[] = []

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(log.push(String(line))))
})
afterEach(() => {
  vi.restoreAllMocks()
  log = []
})

function Failure(): ReactElement {
  throw new Error('A component failed.')
}

/** More than React 19 renders inline by default. */
const long = 'late '.repeat(5_000)
const Late = lazy(async () => ({ default: () => <p>{long}</p> }))

function Page(): ReactElement {
  return <p>{useLoaderData<string>()}</p>
}

/** The response for a public page of one component. */
async function render(
  page: () => ReactElement,
  loaded = 'from the loader',
): Promise<{ response: Response; html: string }> {
  const route = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: '/page.js',
  }
  const root = {
    default: () => (
      <html lang="en">
        <body>
          <Outlet />
          <Scripts nonce="n" />
        </body>
      </html>
    ),
    loader: () => ({ isComplete: true, site: { settings: null } }),
    ErrorBoundary: () => <p>error page</p>,
  }
  const build: ServerBuild = {
    entry: { module: { default: handleRequest, handleError } },
    routes: {
      root: { id: 'root', path: '', module: root },
      page: {
        id: 'page',
        parentId: 'root',
        index: true,
        module: { default: page, handle: { cache: 'public' }, loader: () => loaded },
      },
    },
    assets: {
      version: 'test',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...route, id: 'root', path: '', hasLoader: true, hasErrorBoundary: true },
        page: { ...route, id: 'page', parentId: 'root', index: true, hasLoader: true },
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_singleFetch: true,
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: 'production',
  }
  const handler = createRequestHandler(build, 'production')
  const response = await handler(new Request('https://shop.test/'), {
    nonce: 'n',
    settings: {},
  } as AppLoadContext)
  return { response, html: await response.text() }
}

describe('handleRequest', () => {
  it('renders a complete page, with the data to hydrate it', async () => {
    const { response, html } = await render(() => (
      <>
        <Page />
        <Suspense fallback="loading">
          <Late />
        </Suspense>
      </>
    ))
    expect(response.status).toBe(200)
    expect(response.headers.get(CACHE_HEADER)).toBe('public')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(html).toContain(`<p>from the loader</p><!--$--><p>${long}</p><!--/$-->`)
    expect(html).toMatch(/streamController\.enqueue\(".*from the loader/)
    // Nothing in the page needs a script that the policy does not allow.
    expect(html.match(/<script>/g)).toBeNull()
    expect(log).toEqual([])
  })

  it('writes loader data that end no script', async () => {
    const { html } = await render(Page, '</script><script>steal()')
    expect(html).not.toContain('<script>steal()')
    expect(html).toContain('\\u003c/script\\u003e')
  })

  it('responds with 500, uncached, if a component of a page failed', async () => {
    const { response, html } = await render(() => (
      <>
        <p>the rest</p>
        <Suspense>
          <Failure />
        </Suspense>
      </>
    ))
    expect(response.status).toBe(500)
    expect(response.headers.has(CACHE_HEADER)).toBe(false)
    expect(html).toContain('<p>the rest</p>')
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('render failed')
  })

  it('responds with the error page if a page failed, and logs it once', async () => {
    const { response, html } = await render(Failure)
    expect(response.status).toBe(500)
    expect(response.headers.has(CACHE_HEADER)).toBe(false)
    expect(html).toContain('error page')
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('GET failed')
  })
})
