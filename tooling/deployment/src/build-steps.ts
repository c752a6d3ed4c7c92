import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs the build steps of images, one after the other, and prints the duration of each. */
export interface BuildSteps {
  /** @throws with the step's name, and its missing input if known. */
  run(step: string, options: { image: string; out: string }): Promise<void>
}

/**
 * Time limits of steps: installing one program takes seconds if the registry responds, building a
 * shop a minute.
 */
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
    // Prefer cached packages, so that an unreachable registry is not waited for repeatedly.
    npm_config_prefer_offline: 'true',
    npm_config_fetch_retries: '1',
    npm_config_fetch_timeout: '20000',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  return {
    async run(step, { image, out }) {
      const isProgram = installsProgram.test(step)
      // A container engine also caches the layer of such a step.
      if (installed.has(step)) return
      const limitMs = isProgram ? limitsMs.program : limitsMs.other
      print(`${image}: ${step}`)
      const startedAtMs = performance.now()
      const command = step.replaceAll(/(?<=\s)\/out\b/g, out)
      const child = spawn('sh', ['-c', command], {
        cwd: repository,
        env,
        stdio: ['ignore', 2, 2],
        // A process group of its own: the shell's children end with it.
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
        const missing = isProgram ? ' Is the package registry available?' : ''
        throw new Error(`'${step}' of ${image} ${how}.${missing}`)
      }
      if (isProgram) installed.add(step)
      print(`${image}: done after ${seconds} s`)
    },
  }
}
