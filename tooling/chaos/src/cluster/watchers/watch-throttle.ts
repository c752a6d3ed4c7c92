import type { Cluster } from '../start-cluster.js'
import type { Watcher } from './watcher.js'

/** Wrong passwords that one network may try at one account within a quarter of an hour. */
const allowed = 10

/**
 * A client guesses a password: half of the attempts before processes are restarted, the rest after.
 */
export async function watchThrottle(cluster: Cluster): Promise<Watcher> {
  const early = await guess(cluster.platformOrigin, allowed / 2)
  return {
    async finish(failures) {
      const late = await guess(cluster.platformOrigin, allowed)
      const tried = [...early, ...late].filter((status) => status === 400).length
      failures.expect(tried === allowed, `${tried} passwords were tried, not ${allowed}`)
      // Past the balancer: not one of them lets another try pass.
      const each = await Promise.all(cluster.platforms.map(({ origin }) => guess(origin, 1)))
      const isRefused = each.flat().every((status) => status === 429)
      failures.expect(isRefused, `a platform allowed a guess: ${each.flat().join()}`)
      return { 'passwords tried': tried, 'guesses refused': late.length - (tried - early.length) }
    },
  }
}

async function guess(origin: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    // One after the other, each at the next process.
    const answer = await fetch(`${origin}/auth/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenant: 'floga',
        'x-forwarded-for': '10.3.0.1',
      },
      body: JSON.stringify({
        grant_type: 'password',
        username: 'guessed@example.com',
        password: `a wrong password ${count}`,
      }),
    })
    await answer.text()
    statuses.push(answer.status)
  }
  return statuses
}
