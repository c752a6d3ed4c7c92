import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from './images.js'
import type { Image } from './images.js'
import { copiesOf, readDockerfile, textsOf } from './read-dockerfile.js'
import type { Stage } from './read-dockerfile.js'

/** The folder that an image's stages have made. */
export interface BuiltImage {
  stage: Stage
  /** What stands at `/app`. */
  app: string
  sizeMb: number
}

/** Carries out the steps of a Dockerfile's first stage in a copy of the repository, and copies what its last one copies. */
export async function buildImage(options: {
  image: Image
  repository: string
  folder: string
}): Promise<BuiltImage> {
  const { image, repository, folder } = options
  const [build, stage] = readDockerfile(join(repositoryRoot, `deploy/${image.name}.dockerfile`))
  const out = join(folder, 'out')
  const programs = join(folder, 'programs')
  await mkdir(programs, { recursive: true })
  const env = {
    HOME: process.env['HOME'],
    PATH: `${join(programs, 'bin')}:${process.env['PATH']}`,
    // Where `npm install --global` puts things.
    npm_config_prefix: programs,
    TURBO_TELEMETRY_DISABLED: '1',
  }
  for (const step of textsOf(build!, 'RUN')) {
    const command = step.replaceAll(/(?<=\s)\/out\b/g, out)
    const child = spawn('sh', ['-c', command], { cwd: repository, env, stdio: ['ignore', 2, 2] })
    // oxlint-disable-next-line no-await-in-loop -- in order
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`'${step}' of ${image.name} ended with ${code}.`)
  }
  const app = join(folder, 'app')
  for (const { source, target } of copiesOf(stage!)) {
    // oxlint-disable-next-line no-await-in-loop -- one disk
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
