import { execFile } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from './images.js'
import type { BuildSteps } from './build-steps.js'
import type { Image } from './images.js'
import { copiesOf, readDockerfile, textsOf } from './read-dockerfile.js'
import type { Stage } from './read-dockerfile.js'

/** The folder that an image's stages have made. */
export interface BuiltImage {
  stage: Stage
  /** Folder of `/app`. */
  app: string
  sizeMb: number
}

/** Runs the steps of a Dockerfile's first stage, and the copies of its last one. */
export async function buildImage(options: {
  image: Image
  folder: string
  steps: BuildSteps
}): Promise<BuiltImage> {
  const { image, folder, steps } = options
  const [build, stage] = readDockerfile(join(repositoryRoot, `deploy/${image.name}.dockerfile`))
  const out = join(folder, 'out')
  for (const step of textsOf(build!, 'RUN')) {
    await steps.run(step, { image: image.name, out })
  }
  const app = join(folder, 'app')
  for (const { source, target } of copiesOf(stage!)) {
    await cp(source.replace(/^\/out\b/, out), placeOf(app, target, source), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  await assertProductionAlone(app)
  const { stdout } = await promisify(execFile)('du', ['--summarize', '--block-size=1M', app])
  return { stage: stage!, app, sizeMb: Number.parseInt(stdout, 10) }
}

/** A target that ends with a slash is a folder that gets the file. */
function placeOf(app: string, target: string, source: string): string {
  return target.endsWith('/') ? join(app, target, basename(source)) : join(app, target)
}

async function assertProductionAlone(app: string): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(app, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const entries = await readdir(join(app, 'node_modules'))
  const scoped = entries.filter((name) => name.startsWith('@'))
  const names = await Promise.all(
    scoped.map(async (scope) =>
      (await readdir(join(app, 'node_modules', scope))).map((name) => `${scope}/${name}`),
    ),
  )
  const installed = new Set([...entries, ...names.flat()])
  const wrong = Object.keys(devDependencies).find(
    (name) => installed.has(name) && !(name in dependencies),
  )
  if (wrong !== undefined) throw new Error(`${wrong} is no production dependency.`)
}
