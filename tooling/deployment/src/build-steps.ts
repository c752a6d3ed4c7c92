import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Carries out the steps of images, one after the other, and says of each how long it took. */
export interface BuildSteps {
  /** @throws with the step's name, and what is missing where that can be said. */
  run(step: string, options: { image: string; out: string }): Promise<void>
}

/** What a step may take: installing one program takes seconds where the registry answers, building a shop a minute. */
const limits = { program: 60_000, other: 180_000 }

const installsProgram = /^npm install --global /

/** Creates {@link BuildSteps} in a copy of the repository; programs that they install go into a folder of their own. */
export function createBuildSteps(options: {
  repository: string
  programs: string
  print: (line: string) => void
  limitsMs?: typeof limits
}): BuildSteps {
  const { repository, programs, print, limitsMs = limits } = options
  const installed = new Set<string>()
  const env = {
    HOME: process.env['HOME'],
    PATH: `${join(programs, 'bin')}:${process.env['PATH']}`,
    // Where `npm install --global` puts things.
    npm_config_prefix: programs,
    // What was fetched once is taken from the cache, and a registry that does not answer is not waited for again and again.
    npm_config_prefer_offline: 'true',
    npm_config_fetch_retries: '1',
    npm_config_fetch_timeout: '20000',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  return {
    async run(step, { image, out }) {
      const isProgram = installsProgram.test(step)
      // A container engine keeps the layer of such a step as well.
      if (installed.has(step)) return
      const limitMs = isProgram ? limitsMs.program : limitsMs.other
      print(`${image}: ${step}`)
      const startedAtMs = performance.now()
      const command = step.replaceAll(/(?<=\s)\/out\b/g, out)
      const child = spawn('sh', ['-c', command], {
        cwd: repository,
        env,
        stdio: ['ignore', 2, 2],
        // A group of its own: what the shell has started ends with it.
        detached: true,
      })
      const end = (): void => void process.kill(-child.pid!, 'SIGKILL')
      const limit = setTimeout(end, limitMs)
      process.once('exit', end)
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
      clearTimeout(limit)
      process.off('exit', end)
      const seconds = Math.round((performance.now() - startedAtMs) / 1_000)
      if (code !== 0) {
        const how = signal === 'SIGKILL' ? `was not done after ${seconds} s` : `ended with ${code}`
        const missing = isProgram ? ' Does the registry of packages answer?' : ''
        throw new Error(`'${step}' of ${image} ${how}.${missing}`)
      }
      if (isProgram) installed.add(step)
      print(`${image}: done after ${seconds} s`)
    },
  }
}
