import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as RouterModule from '@remix-run/router'
import { parseAst } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { withoutUnusedRemix } from './without-unused-remix.js'

const future = { v3_lazyRouteDiscovery: false, v3_singleFetch: true, v3_fetcherPersist: true }

const remix = createRequire(import.meta.url).resolve('@remix-run/react')
const fromRemix = createRequire(remix)
const router = fromRemix.resolve('@remix-run/router').replace('.cjs.js', '.js')

/** The module of that name of a package that Remix depends on. */
function moduleOf(name: string, file: string): string {
  return fromRemix.resolve(`${name}/package.json`).replace('package.json', file)
}

const remixModule = (name: string): string => remix.replace(/dist\/.*/, `dist/esm/${name}.js`)

function transform(code: string, id: string): string | null {
  const { transform: run } = withoutUnusedRemix(future)
  if (typeof run !== 'function') throw new Error('There is no transform.')
  return (run as (code: string, id: string) => { code: string } | null)(code, id)?.code ?? null
}

/** What a module becomes. */
async function settled(id: string): Promise<string> {
  const code = transform(await readFile(id, 'utf8'), id)
  if (code === null) throw new Error(`${id} was left as it is.`)
  // Throws where it is no module any more.
  parseAst(code)
  return code
}

describe('withoutUnusedRemix', () => {
  it('answers for the page what its flags are', async () => {
    const code = await settled(remixModule('browser'))
    expect(code).not.toContain('future.v3_singleFetch')
    expect(code).toContain('dataStrategy: true && true ? getSingleFetchDataStrategy(')
    // Not named among the flags.
    expect(code).toContain('window.__remixContext.future.v3_relativeSplatPath')
  })

  it('is for single fetch and routes that are all known', () => {
    expect(() => withoutUnusedRemix({ ...future, v3_singleFetch: false })).toThrow(RangeError)
    expect(() => withoutUnusedRemix({ v3_singleFetch: true })).toThrow('v3_lazyRouteDiscovery')
  })

  it('looks for no further routes', async () => {
    expect(await settled(remixModule('components'))).toContain('enableFogOfWar = false')
    expect(await settled(remixModule('fog-of-war'))).toContain('useFogOFWarDiscovery(router')
  })

  it('knows that pages come from a server', async () => {
    const code = await settled(remixModule('routes'))
    expect(code).not.toMatch(/if \(isSpaMode/)
    expect(code).toContain('future, isSpaMode, route.id')
  })

  it('names no components, so that those which nothing draws can be left out', async () => {
    const code = await settled(remixModule('components'))
    expect(code).not.toContain('displayName')
    expect(code).toContain('let NavLink = /*#__PURE__*/React.forwardRef(')
  })

  it('draws a title alone where no boundary of the shop takes an error', async () => {
    const code = await settled(remixModule('errorBoundaries'))
    expect(code).toContain('Application Error')
    expect(code).not.toMatch(/Hey developer|\.stack/)
  })

  it('finds what it leaves out of React and of the router’s parts for it', async () => {
    const dom = await settled(moduleOf('react-dom', 'cjs/react-dom.production.min.js'))
    expect(dom).not.toMatch(/exports\.(?:render|findDOMNode)\b|documentMode/)
    expect(dom).toMatch(/"onCompositionUpdate"[\s\S]+__REACT_DEVTOOLS_GLOBAL_HOOK__/)
    expect(dom).toMatch(/exports\.hydrateRoot=function/)
    const ownScheduler = createRequire(moduleOf('react-dom', 'index.js'))
      .resolve('scheduler')
      .replace('index.js', 'cjs/scheduler.production.min.js')
    expect(await settled(ownScheduler)).not.toContain('exports.unstable_wrapCallback')
    expect(await settled(moduleOf('react-router', 'dist/index.js'))).not.toContain(
      'React[START_TRANSITION]',
    )
    expect(await settled(moduleOf('react-router-dom', 'dist/index.js'))).not.toMatch(
      /isViewTransitionUnavailable|DataRouterHook\.Use/,
    )
  })

  it('leaves modules alone that ask for nothing', () => {
    expect(transform('future.v3_singleFetch', '/app/page.ts')).toBeNull()
    expect(transform('future.v3_singleFetch', '/node_modules/other/index.js')).toBeNull()
  })

  it('ends where the shop uses what is left out', () => {
    const used = (code: string) => () => transform(code, '/app/page.tsx')
    expect(used("import { Form, useBlocker } from '@remix-run/react'")).toThrow("'useBlocker'")
    expect(used("import {\n  defer,\n} from '@remix-run/react'")).toThrow("'defer'")
    expect(used('navigate(to, { viewTransition: true })')).toThrow("'viewTransition'")
    expect(used("import { useFetcher } from '@remix-run/react'")).not.toThrow()
  })

  it('ends where a library is another', () => {
    expect(() => transform('function createRouter() {}', router)).toThrow('Nothing matches')
    const dom = '/node_modules/react-dom/cjs/react-dom.production.min.js'
    expect(() => transform('exports.hydrateRoot=function(){}', dom)).toThrow('Nothing matches')
  })
})

/** The router as a browser gets it. */
async function loadRouter(): Promise<typeof RouterModule> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-router-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'router.mjs')
  // Its map stays where it was.
  await writeFile(file, (await settled(router)).replace(/^\/\/# sourceMappingURL.*$/m, ''))
  return (await import(/* @vite-ignore */ file)) as typeof RouterModule
}

describe('the router that is left', () => {
  /** A router with a page whose number an action raises. */
  async function openShop() {
    const { createMemoryHistory, createRouter, redirect } = await loadRouter()
    let pieces = 1
    const routes: RouterModule.AgnosticDataRouteObject[] = [
      {
        id: 'root',
        path: '/',
        hasErrorBoundary: true,
        children: [
          { id: 'home', index: true, loader: () => 'home' },
          {
            id: 'cart',
            path: 'cart',
            loader: () => pieces,
            action: async ({ request }) => {
              pieces += Number((await request.formData()).get('pieces'))
              return pieces
            },
          },
          { id: 'old', path: 'old', loader: () => redirect('/cart') },
          {
            id: 'broken',
            path: 'broken',
            loader: () => {
              throw new Error('broken')
            },
          },
          { id: 'late', path: 'late', lazy: async () => ({ loader: () => 'late' }) },
        ],
      },
    ]
    const opened = createRouter({
      routes,
      history: createMemoryHistory({ initialEntries: ['/'] }),
      hydrationData: { loaderData: { home: 'home' } },
      dataStrategy: async ({ matches }) =>
        Object.fromEntries(
          await Promise.all(
            matches
              .filter(({ shouldLoad }) => shouldLoad)
              .map(async (match) => [match.route.id, await match.resolve()] as const),
          ),
        ),
    }).initialize()
    onTestFinished(() => opened.dispose())
    return opened
  }

  it('loads pages, also those whose module comes late, and goes back', async () => {
    const shop = await openShop()
    await shop.navigate('/late')
    expect(shop.state.loaderData).toEqual({ late: 'late' })
    await shop.navigate('/old')
    expect([shop.state.location.pathname, shop.state.loaderData]).toEqual(['/cart', { cart: 1 }])
    await shop.navigate(-1)
    await vi.waitFor(() => expect(shop.state.location.pathname).toBe('/late'))
    expect(shop.state.navigation.state).toBe('idle')
  })

  it('sends forms', async () => {
    const shop = await openShop()
    const formData = new FormData()
    formData.set('pieces', '2')
    await shop.navigate('/cart', { formMethod: 'post', formData })
    expect([shop.state.actionData, shop.state.loaderData]).toEqual([{ cart: 3 }, { cart: 3 }])
  })

  it('shows what failed, and pages that do not exist', async () => {
    const shop = await openShop()
    await shop.navigate('/broken')
    expect(shop.state.errors).toEqual({ root: new Error('broken') })
    await shop.navigate('/nowhere')
    expect(shop.state.errors?.['root']).toMatchObject({ status: 404 })
    await shop.navigate('/cart')
    expect(shop.state.errors).toBeNull()
  })
})
