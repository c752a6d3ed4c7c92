import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extraProductRecord, writeCatalogue } from '../data/extra-catalogue.js'
import { extraProducts } from '../data/extra-products.js'
import { findFreePort } from '@floga/setup'
import { imageCache, paths, template, templateVariable } from './paths.js'
import { runCommand, startPlatform } from './start-platform.js'
import { runProgram } from './run-program.js'

/** Builds missing output, and creates the data directory that every shop starts with a copy of. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!existsSync(paths.platformServer)) await build(paths.platformFolder)
  if (!existsSync(paths.sandboxServer)) await build(paths.sandboxFolder)
  if (!existsSync(paths.webServer)) await build(paths.webFolder)

  const folder = await mkdtemp(join(tmpdir(), 'floga-template-'))
  process.env[templateVariable] = folder
  await mkdir(imageCache())
  const dataDir = template()
  const shopUrl = 'http://127.0.0.1'
  const platform = await startPlatform({ port: await findFreePort(), dataDir, shopUrl })
  await platform.stop()
  const file = join(folder, 'extra.jsonl')
  await writeCatalogue(file, extraProducts.map(extraProductRecord))
  await runCommand(['import', file], { dataDir })

  return () => rm(folder, { recursive: true, force: true })
}

async function build(cwd: string): Promise<void> {
  await runProgram('npm', ['run', 'build'], { cwd })
}
