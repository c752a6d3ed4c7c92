import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** Runs a program of Node in the platform's folder; returns what it said. @throws when it ends badly. */
export async function runInPlatform(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: join(repositoryRoot, 'apps', 'platform'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code === 0) return output
  throw new Error(`${args.join(' ')} ended with ${String(code)}.`)
}
