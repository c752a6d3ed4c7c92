import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'

import { compressFiles } from './compress-files.js'

it('writes compressed forms of text files, and none of images, of source maps or if they would be larger', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = 'go();'.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app.js'), script)
  await writeFile(join(folder, 'assets/app.js.map'), script)
  await writeFile(join(folder, 'assets/image.png'), script)
  await writeFile(join(folder, 'tiny.css'), 'a{}')

  await compressFiles(folder)

  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'app.js.map',
    'image.png',
  ])
  expect(await readdir(folder)).not.toContain('tiny.css.br')
  const read = (name: string) => readFile(join(folder, 'assets', name))
  expect(brotliDecompressSync(await read('app.js.br')).toString()).toBe(script)
  expect(gunzipSync(await read('app.js.gz')).toString()).toBe(script)
})
