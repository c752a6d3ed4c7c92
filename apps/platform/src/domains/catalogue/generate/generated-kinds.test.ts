import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { platformFiles } from '../../../composition/platform-files.js'
import { generatedKinds } from './generated-kinds.js'

describe('generatedKinds', () => {
  it('name images that the first tenant has', () => {
    const names = generatedKinds.flatMap(({ image }) =>
      ['a', 'b', 'c'].map((view) => `${image}-${view}.webp`),
    )
    const folder = join(platformFiles.catalogue, 'pictures')
    expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([])
  })
})
