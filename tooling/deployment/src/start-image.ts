import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BuiltImage } from './build-image.js'
import { commandOf, variablesOf } from './read-dockerfile.js'

/** A server started as its image specifies. */
export interface RunningImage {
  /** Sends SIGTERM. @returns the exit code. */
  stop(): Promise<number | null>
}

const readyWithinMs = 300_000

/** Starts an image's command with its variables and nothing else but `settings`, and waits until its health check is content. */
export async function startImage(options: {
  built: BuiltImage
  port: number
  settings: Record<string, string>
}): Promise<RunningImage> {
  const { stage, app } = options.built
  const env = {
    PATH: process.env['PATH'],
    ...variablesOf(stage),
    HOST: '127.0.0.1',
    PORT: String(options.port),
    DATA_DIR: join(app, '../data'),
    ...options.settings,
  }
  const run = (command: string[]): ChildProcess =>
    spawn(command[0]!, command.slice(1), { cwd: app, env, stdio: ['ignore', 'ignore', 2] })
  const server = run(commandOf(stage, 'CMD'))
  const exited = once(server, 'exit') as Promise<[number | null]>
  const stop = async () => {
    server.kill('SIGTERM')
    const [code] = await exited
    return code
  }
  const untilMs = performance.now() + readyWithinMs
  while (performance.now() < untilMs && server.exitCode === null) {
    const [code] = (await once(run(commandOf(stage, 'HEALTHCHECK')), 'exit')) as [number | null]
    if (code === 0) return { stop }
    await setTimeout(1_000)
  }
  await stop()
  throw new Error(`The server in ${app} was not ready within ${readyWithinMs} ms.`)
}
