import type { Plugin, Rollup } from 'vite'
import { describe, expect, it } from 'vitest'

import { onlyStyled } from './only-styled.js'

/** The modules that reach a plugin. */
function transformAll(codes: readonly string[]): string[] {
  const seen: string[] = []
  const plugin = onlyStyled({
    name: 'styles',
    transform(code) {
      seen.push(code)
      return null
    },
  })
  const transform = plugin.transform as (this: unknown, code: string, id: string) => unknown
  for (const code of codes) transform.call({} as Rollup.TransformPluginContext, code, '/page.tsx')
  return seen
}

describe('onlyStyled', () => {
  it('passes modules with styles of Linaria, and no others', () => {
    const styled = "import { css } from '@linaria/core'\nexport const box = css`color: red;`"
    const joined = "import { cx } from '@linaria/core'\nexport const both = cx('a', 'b')"
    const other = 'export const sheet = css`color: red;`'
    expect(transformAll([joined, styled, other])).toEqual([styled])
  })

  it('rejects a plugin that transforms in another way', () => {
    const plugin: Plugin = { name: 'styles', transform: { handler: () => null } }
    expect(() => onlyStyled(plugin)).toThrow('styles has no function `transform`.')
  })
})
