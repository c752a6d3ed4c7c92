import { isReachable } from '@floga/setup'

/** Waits until something listens on a port of this machine. @throws after 20 s. */
export async function waitForPort(port: number): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (await isReachable({ host: '127.0.0.1', port, timeoutMs: 1_000 })) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
