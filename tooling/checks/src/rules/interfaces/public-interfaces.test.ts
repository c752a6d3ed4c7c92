import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { publicInterfaces } from './public-interfaces.js'

const find = (text: string, file = 'apps/web/app/a.tsx') =>
  findViolations(publicInterfaces, { [file]: text })

describe('publicInterfaces', () => {
  it('finds unsafe exports of React and the router, and their globals', () => {
    expect(find("import { UNSAFE_RouteContext as Route } from '@remix-run/react'")).toEqual([
      'apps/web/app/a.tsx:1: uses UNSAFE_RouteContext',
    ])
    expect(
      find('const { __remixManifest: manifest } = window\nwindow.__remixRouter.state'),
    ).toEqual([
      'apps/web/app/a.tsx:1: uses __remixManifest',
      'apps/web/app/a.tsx:2: uses __remixRouter',
    ])
    expect(find("const context = window['__reactRouterContext']")).toHaveLength(1)
    expect(find('const start = `window.__remixContext=${data}`')).toHaveLength(1)
    expect(find('React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED')).toHaveLength(1)
  })

  it("finds Remix's internal data globals", () => {
    const file = 'packages/remix-server/src/lib/a.ts'
    expect(find('delete context.serverHandoffStream', file)).toHaveLength(1)
    expect(find('const sent = { ...context, serverHandoffString: text }', file)).toHaveLength(1)
    expect(find('context.renderMeta.streamCache = {}', file)).toEqual([
      `${file}:1: uses renderMeta`,
      `${file}:1: uses streamCache`,
    ])
  })

  it('finds flags of V8', () => {
    const text = "import { setFlagsFromString } from 'node:v8'\nsetFlagsFromString('--a')"
    expect(find(text, 'apps/web/server/main.ts')).toEqual([
      'apps/web/server/main.ts:1: uses setFlagsFromString',
    ])
  })

  it('finds private files of frameworks', () => {
    expect(find("import { decode } from '@remix-run/react/dist/single-fetch'")).toEqual([
      'apps/web/app/a.tsx:1: imports a private file: @remix-run/react/dist/single-fetch',
    ])
    expect(find("import { hydrateRoot } from 'react-dom/client'")).toEqual([])
  })

  it('finds components of the router that are called, also under another name', () => {
    expect(find("import { Links } from '@remix-run/react'\nconst links = Links()")).toEqual([
      'apps/web/app/a.tsx:2: calls the component Links as a function',
    ])
    expect(
      find(
        "import { Scripts as Late } from '@remix-run/react'\nconst render = Late\nrender({ nonce })",
      ),
    ).toEqual(['apps/web/app/a.tsx:3: calls the component render as a function'])
    expect(find("import * as remix from '@remix-run/react'\nremix.RemixBrowser({})")).toEqual([
      'apps/web/app/a.tsx:2: calls the component remix.RemixBrowser as a function',
    ])
    expect(find("import { RemixBrowser } from '@remix-run/react'\nrunOnce(RemixBrowser)")).toEqual([
      'apps/web/app/a.tsx:2: hands the component RemixBrowser to a function',
    ])
  })

  it('lets components be rendered, and functions of the shop have their names', () => {
    expect(find("import { Links } from '@remix-run/react'\nconst a = <Links />")).toEqual([])
    expect(find("import { Links } from '@remix-run/react'\ncreateElement(Links)")).toEqual([])
    expect(find('function Links() { return null }\nLinks()')).toEqual([])
    expect(find("import { useNavigate } from '@remix-run/react'\nuseNavigate()")).toEqual([])
  })

  it('finds methods of the router that are replaced', () => {
    expect(find('router.subscribe = (notify) => notify()')).toEqual([
      'apps/web/app/a.tsx:1: replaces subscribe of the router',
    ])
    expect(find('Object.assign(router, { navigate })')).toEqual([
      'apps/web/app/a.tsx:1: replaces members of the router',
    ])
    expect(find('router.subscribe(() => {})\nconst sent = { router: a }')).toEqual([])
  })

  it('finds parts of a server build', () => {
    const file = 'packages/remix-server/src/lib/routes/a.ts'
    expect(find('const some = { ...build, routes: pick(build.routes) }', file)).toEqual([
      `${file}:1: creates a server build with other routes`,
    ])
    expect(find('const options = { ...build, mode }', file)).toEqual([])
  })

  it('finds plugins that rewrite files of dependencies', () => {
    const file = 'packages/remix-server/src/lib/vite/a.ts'
    const plugin = (body: string) =>
      `export const plugin = { name: 'a', transform(code, id) { ${body} } }`
    expect(
      find(plugin("return id.includes('/node_modules/') ? shorten(code) : null"), file),
    ).toEqual([`${file}:1: rewrites files of a dependency in a build: /node_modules/`])
    expect(
      find(plugin("if (!id.includes('/node_modules/')) return null; return shorten(code)"), file),
    ).toHaveLength(1)
    expect(
      find(
        `const router = /\\/@remix-run\\/router\\/dist\\/router\\.js$/\n${plugin('return router.test(id) ? settle(code) : null')}`,
        file,
      ),
    ).toHaveLength(1)
    expect(
      find(plugin("return id.endsWith('react-dom/client.js') ? settle(code) : null"), file),
    ).toHaveLength(1)
    expect(
      find('export const plugin = { transform: { filter: { id: /jotai\\/esm/ }, handler } }', file),
    ).toHaveLength(1)
  })

  it('lets plugins leave dependencies alone', () => {
    const file = 'packages/remix-server/src/lib/vite/a.ts'
    for (const body of [
      "if (id.includes('/node_modules/')) return null\nreturn compile(code)",
      "if (!id.endsWith('.css') || id.includes('/node_modules/')) { return }\nreturn compile(code)",
      "return id.includes('/node_modules/') ? null : compile(code)",
      "return /\\.tsx$/.test(id) && !id.includes('/node_modules/') ? compile(code) : null",
      "if (!id.includes('/node_modules/')) return compile(code)",
    ]) {
      expect(find(`const plugin = { transform(code, id) { ${body} } }`, file)).toEqual([])
    }
    expect(find("const plugin = wyw({ exclude: ['**/node_modules/**'] })", file)).toEqual([])
  })

  it('finds chunks named by paths into packages, and allows names of whole packages', () => {
    const file = 'apps/web/vite.config.ts'
    expect(
      find(
        'const manualChunks = named({ cart: /\\/packages\\/cart-core\\/src\\/lib\\/cart/ })',
        file,
      ),
    ).toEqual([`${file}:1: names a chunk by a path into a package: src/lib/`])
    expect(
      find(
        "const output = { manualChunks: (id) => id.includes('ui/src/components/') ? 'kit' : null }",
        file,
      ),
    ).toHaveLength(1)
    expect(
      find(
        'const manualChunks = named({ kit: /\\/packages\\/(ui|i18n)\\/|\\/ui\\/src\\/fonts\\.css$/ })',
        file,
      ),
    ).toEqual([])
  })

  it('leaves tests, stories and other programs alone', () => {
    const text = 'window.__remixRouter.navigate("/")'
    for (const file of [
      'apps/web/app/a.test.tsx',
      'apps/web/e2e/actions/browse.ts',
      'packages/ui/src/a.stories.tsx',
      'packages/remix-server/src/lib/testing/a.ts',
      'tooling/bench/src/a.ts',
      'apps/web/README.md',
    ]) {
      expect(find(text, file)).toEqual([])
    }
    expect(find(`// ${text}`)).toEqual([])
  })
})
