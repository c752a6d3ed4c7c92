import { setTimeout as delay } from 'node:timers/promises'

/**
 * Requests an address until it responds. @throws after 30 seconds, with the result of `problem`.
 */
export async function waitForAnswer(
  url: string,
  problem: () => string = () => '',
): Promise<Response> {
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      return await fetch(url)
    } catch {
      await delay(250)
    }
  }
  throw new Error(`${url} did not respond within 30 seconds. ${problem()}`)
}
