import { describe, expect, it } from 'vitest'

import { writesStyles } from './writes-styles.js'

describe('writesStyles', () => {
  it('knows a module by its import of css, however it is laid out and named', () => {
    expect(writesStyles("import { css } from '@linaria/core'")).toBe(true)
    expect(writesStyles('import {\n  cx,\n  css as style,\n} from "@linaria/core";')).toBe(true)
    expect(writesStyles('import{css}from"@linaria/core"')).toBe(true)
  })

  it('leaves modules that join names of classes, or only speak of it', () => {
    expect(writesStyles("import { cx } from '@linaria/core'")).toBe(false)
    expect(writesStyles("import { css } from './css.js'\nimport { cx } from '@linaria/core'")).toBe(
      false,
    )
    expect(writesStyles("const name = '@linaria/core'")).toBe(false)
  })
})
