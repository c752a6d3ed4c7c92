import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'

import { evaluateOnce } from './evaluate-once.js'

const styled = "import { css } from '@linaria/core'"

/** Counts what is evaluated, as the real plugin would for each of the two parts of a build. */
function createStyles(evaluated: string[]) {
  return () => ({
    configResolved: () => undefined,
    load: (id: string) => (id.endsWith('.css') ? 'a{}' : undefined),
    resolveId: () => undefined,
    transform: (code: string, id: string) => {
      evaluated.push(id)
      return Promise.resolve({ code: code.toUpperCase() })
    },
  })
}

/** A part of a build: for browsers, or for the server. */
function startPart(evaluated: string[], ssr: boolean) {
  const plugin = evaluateOnce(createStyles(evaluated)) as Required<Plugin>
  const hooks = plugin as unknown as {
    configResolved: (config: { build: { ssr: boolean } }) => void
    load: (id: string) => unknown
    transform: (code: string, id: string) => Promise<unknown>
  }
  hooks.configResolved({ build: { ssr } })
  return hooks
}

describe('evaluateOnce', () => {
  it('evaluates a module once for both parts of a build', async () => {
    const evaluated: string[] = []
    const browsers = startPart(evaluated, false)
    const first = await browsers.transform(styled, 'a.tsx')
    const server = startPart(evaluated, true)
    expect(await server.transform(styled, 'a.tsx')).toBe(first)
    expect(server.load('a.css')).toBe('a{}')
    expect(evaluated).toEqual(['a.tsx'])
  })

  it('evaluates a module again that is another one on the server, and in the next build', async () => {
    const evaluated: string[] = []
    await startPart(evaluated, false).transform(styled, 'a.tsx')
    await startPart(evaluated, true).transform(`${styled} // loader`, 'a.tsx')
    await startPart(evaluated, false).transform(styled, 'a.tsx')
    expect(evaluated).toEqual(['a.tsx', 'a.tsx', 'a.tsx'])
  })

  it('leaves a module without styles as it is', async () => {
    const evaluated: string[] = []
    expect(await startPart(evaluated, false).transform('export {}', 'b.ts')).toBeUndefined()
    expect(evaluated).toEqual([])
  })
})
