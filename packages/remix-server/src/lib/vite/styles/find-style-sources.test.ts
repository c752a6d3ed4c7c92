import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import { findStyleSources } from './find-style-sources.js'

describe('findStyleSources', () => {
  it('gives what a style names, and not what the module only renders', () => {
    const program = parseAst(`
      import { css, cx } from '@linaria/core'
      import { space } from './tokens.js'
      import { useMessages } from './use-messages.js'
      const box = css\`padding: \${space.lg};\`
      export const Box = () => useMessages(cx(box))
    `)
    expect(findStyleSources(program)).toEqual(['./tokens.js'])
  })

  it('follows what the module declares itself, also functions and what is exported', () => {
    const program = parseAst(`
      import { css as style } from '@linaria/core'
      import * as tokens from './tokens.js'
      import breakpoints from './breakpoints.js'
      import { later } from './later.js'
      const { lg: wide } = breakpoints
      function above(width) { return '@media (width >= ' + width + ')' }
      export const rule = above(wide) + '{ gap: 0 }'
      const box = style\`\${rule} \${tokens.gap}\`
      export const other = later(box)
    `)
    expect(findStyleSources(program)).toEqual(['./tokens.js', './breakpoints.js'])
  })

  it('gives nothing for a module whose styles name nothing, and for another tag', () => {
    const program = parseAst(`
      import { css } from '@linaria/core'
      import { gql } from './gql.js'
      import { fields } from './fields.js'
      export { other } from './other.js'
      const box = css\`gap: 0;\`
      const query = gql\`{ \${fields} }\`
    `)
    expect(findStyleSources(program)).toEqual([])
  })
})
