import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** A server that was started for tests. */
export interface ServerProcess {
  /** Sends SIGTERM, and waits until it has ended. */
  stop(): Promise<void>
  /** Kills it with SIGKILL, and waits until it has ended. */
  kill(): Promise<void>
  /** The last lines it printed, newest last. */
  output(): string
}

export interface ServerProcessOptions {
  name: string
  script: string
  cwd: string
  env: Record<string, string>
  /** Responds 200 when the server is ready. */
  readyUrl: string
  /** Receives everything that it prints. */
  logFile: string
}

/**
 * Long, for a machine that runs other suites at the same time: a server that has exited is noticed
 * at once.
 */
const startLimitMs = 200_000
const recentLines = 60

/** Starts a built server and waits until it is ready. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { name, script, cwd, env, readyUrl, logFile } = options
  mkdirSync(dirname(logFile), { recursive: true })
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  let lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      appendFileSync(logFile, text)
      lines = [...lines, ...text.trimEnd().split('\n')].slice(-recentLines)
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await gone
  }
  const server: ServerProcess = {
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    output: () => lines.join('\n'),
  }
  try {
    await waitForStatus(readyUrl, 200, () => child.exitCode !== null)
  } catch {
    await server.kill()
    throw new Error(`${name} did not become ready.\n${server.output()}`)
  }
  return server
}

/** Polls a URL until it responds with a status. @throws on timeout, or if it never will. */
async function waitForStatus(
  url: string,
  status: number,
  isLost: () => boolean = () => false,
): Promise<void> {
  const deadlineMs = Date.now() + startLimitMs
  for (;;) {
    const answered = await statusOf(url)
    // Checked afterwards: another program may listen on the port of one that has exited.
    if (isLost()) throw new Error(`${url} has lost its server.`)
    if (answered === status) return
    if (Date.now() > deadlineMs) throw new Error(`${url} does not answer ${status}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status
  } catch {
    return undefined
  }
}
