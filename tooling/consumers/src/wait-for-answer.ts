import { setTimeout as delay } from 'node:timers/promises'

/** Asks an address until it answers. @throws after 30 seconds, with what `problem` says. */
export async function waitForAnswer(
  url: string,
  problem: () => string = () => '',
): Promise<Response> {
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      return await fetch(url)
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- not there yet
      await delay(250)
    }
  }
  throw new Error(`${url} did not answer within 30 seconds. ${problem()}`)
}
