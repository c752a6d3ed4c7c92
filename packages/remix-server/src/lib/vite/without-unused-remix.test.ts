import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { withoutUnusedRemix } from './without-unused-remix.js'

const future = { v3_lazyRouteDiscovery: false, v3_singleFetch: true }

/** What a module of Remix becomes. */
async function settled(name: string, flags: typeof future = future): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@remix-run/react')
  const id = entry.replace(/dist\/.*/, `dist/esm/${name}.js`)
  const { transform } = withoutUnusedRemix(flags)
  if (typeof transform !== 'function') throw new Error('There is no transform.')
  const run = transform as (code: string, id: string) => { code: string } | null
  const result = run(await readFile(id, 'utf8'), id)
  if (!result) throw new Error(`${id} was left as it is.`)
  // Throws where it is no module any more.
  parseAst(result.code)
  return result.code
}

describe('withoutUnusedRemix', () => {
  it('answers for the page what its flags are', async () => {
    const code = await settled('browser')
    expect(code).not.toContain('future.v3_singleFetch')
    expect(code).toContain('dataStrategy: true && true ? getSingleFetchDataStrategy(')
    // Not named among the flags.
    expect(code).toContain('window.__remixContext.future.v3_relativeSplatPath')
  })

  it('looks for no further routes where all are known', async () => {
    expect(await settled('components')).toContain('enableFogOfWar = false')
    expect(await settled('components', { ...future, v3_lazyRouteDiscovery: true })).toContain(
      'enableFogOfWar = isFogOfWarEnabled(',
    )
  })

  it('knows that pages come from a server', async () => {
    const code = await settled('routes')
    expect(code).not.toMatch(/if \(isSpaMode/)
    expect(code).toContain('future, isSpaMode, route.id')
  })

  it('names no components, so that those which nothing draws can be left out', async () => {
    const code = await settled('components')
    expect(code).not.toContain('displayName')
    expect(code).toContain('let NavLink = /*#__PURE__*/React.forwardRef(')
  })

  it('leaves other modules alone', () => {
    const { transform } = withoutUnusedRemix(future)
    const run = transform as (code: string, id: string) => unknown
    expect(run('future.v3_singleFetch', '/app/page.ts')).toBeNull()
  })
})
