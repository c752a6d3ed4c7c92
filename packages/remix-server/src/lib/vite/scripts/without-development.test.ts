import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { settleMode, withoutDevelopment } from './without-development.js'

const asking = (words: string): string =>
  `if ((import.meta.env ? import.meta.env.MODE : void 0) !== "production") console.warn("${words}");`

describe('withoutDevelopment', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'floga-without-development-'))
    const library = join(folder, 'node_modules', 'library')
    await mkdir(library, { recursive: true })
    await writeFile(join(library, 'index.mjs'), `${asking('a package')} export const value = 7;`)
    await writeFile(
      join(folder, 'main.js'),
      `import { value } from './node_modules/library/index.mjs'; document.title = value;`,
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function codeOf(plugins: ReturnType<typeof withoutDevelopment>[]): Promise<string> {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: { write: false, rollupOptions: { input: join(folder, 'main.js') } },
    })
    const [output] = [built].flat() as Rollup.RollupOutput[]
    return output?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? ''
  }

  it('leaves out what a package does in development alone', async () => {
    expect(await codeOf([])).toContain('a package')
    const code = await codeOf([withoutDevelopment()])
    expect(code).toContain('7')
    expect(code).not.toContain('a package')
  })

  it('leaves out advice about what a package will do without', () => {
    const code = 'if (delay) { console.warn(`[DEPRECATED] delay\n\nWrite (a) => a.`); wait(delay) }'
    expect(settleMode(code)).toBe('if (delay) { void 0; wait(delay) }')
  })

  it('changes nothing else', () => {
    expect(settleMode('console.warn(`the cart did not arrive`)')).toBeNull()
    expect(settleMode('import.meta.env ? 1 : 2')).toBeNull()
    expect(settleMode(asking('a'))).toContain('if ((import.meta.env.MODE) !== "production")')
  })
})
