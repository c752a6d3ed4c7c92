import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Draws a page with React and nothing else, in a process of its own, anew each time that it is asked for. */
export async function runBarePage(): Promise<{ origin: string; pid: number; stop: () => void }> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(fileURLToPath(new URL('bare-page.ts', import.meta.url)), { env })
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    pid: child.pid!,
    stop: () => void child.kill(),
  }
}
