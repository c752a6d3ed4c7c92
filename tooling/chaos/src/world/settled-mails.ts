import { setTimeout as delay } from 'node:timers/promises'
import type { TrialMailServer } from './mail-server.js'

/** How many mails to an address there are, once at least one came and none more follows. */
export async function settledMails(mailServer: TrialMailServer, address: string): Promise<number> {
  let count = 0
  for (let round = 0; round < 100 && count === 0; round += 1) {
    await delay(200)
    count = mailServer.received(address)
  }
  await delay(2_000)
  return mailServer.received(address)
}
