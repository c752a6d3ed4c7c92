import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostgresBinaries } from './find-postgres-binaries.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

describe('findPostgresBinaries', () => {
  it('takes the newest version that has a server', () => {
    const folder = createTemporaryFolder({
      '9.6/bin/initdb': '',
      '9.6/bin/postgres': '',
      '15/bin/initdb': '',
      '15/bin/postgres': '',
      '17/bin/psql': '',
    })
    const options = { path: '', versioned: [folder], plain: [] }
    expect(findPostgresBinaries(options)).toBe(join(folder, '15', 'bin'))
  })

  it('finds a server on the search path', () => {
    const folder = createTemporaryFolder({ initdb: '', postgres: '' })
    const options = { path: `/nowhere:${folder}`, versioned: [], plain: [] }
    expect(findPostgresBinaries(options)).toBe(folder)
  })

  it('finds nothing where only clients are installed', () => {
    const folder = createTemporaryFolder({ psql: '' })
    const options = { path: folder, versioned: [], plain: [] }
    expect(findPostgresBinaries(options)).toBeUndefined()
  })
})
