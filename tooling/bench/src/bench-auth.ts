import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccountClient } from './account-client.js'
import type { AccountClient } from './account-client.js'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { testRanks } from './figures/rank-test.js'
import { runPlatform } from './run-platform.js'

export interface BenchAuthOptions {
  /** How often each call is made for a known address, and as often for an unknown one. */
  rounds: number
  print: (text: string) => void
}

/** Calls about one account that the platform lets pass within its window. */
const callsPerMember = 4

/** A call whose duration must not reveal whether an address is registered. */
interface Call {
  name: string
  make: (client: AccountClient, email: string) => Promise<void>
}

const calls: readonly Call[] = [
  { name: 'login, wrong password', make: (client, email) => client.failLogin(email) },
  { name: 'registration', make: (client, email) => client.register(email) },
  { name: 'password forgotten', make: (client, email) => client.ask('PasswordForgot', { email }) },
  {
    name: 'link again',
    make: (client, email) => client.ask('MemberResendConfirmation', { email }),
  },
]

interface Samples {
  known: number[]
  unknown: number[]
}

/**
 * Durations of calls about known and unknown addresses, and the probability that only chance
 * distinguishes them.
 */
export async function benchAuth({ rounds, print }: BenchAuthOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  try {
    const platform = await runPlatform({ folder, databaseUrl: undefined })
    try {
      const client = createAccountClient(platform.origin, join(folder, 'data', 'mails'))
      const members = await client.makeMembers(Math.ceil((rounds * 2) / callsPerMember))
      print(`${rounds} calls a cell, one at a time, known and unknown in random order`)
      print(describe(await measure(client, members, rounds)))
    } finally {
      await platform.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  client: AccountClient,
  members: readonly string[],
  rounds: number,
): Promise<Map<string, Samples>> {
  const samples = new Map(calls.map(({ name }) => [name, { known: [], unknown: [] } as Samples]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, make } of calls) {
      const member = members[round % members.length] ?? ''
      // Randomized, because an effect of one call, such as an e-mail, may slow down the next.
      const isKnownFirst = Math.random() < 0.5
      for (const isKnown of [isKnownFirst, !isKnownFirst]) {
        const email = isKnown ? member : client.newEmail('unknown')
        const begun = performance.now()
        await make(client, email)
        samples.get(name)?.[isKnown ? 'known' : 'unknown'].push(performance.now() - begun)
      }
    }
  }
  return samples
}

function describe(samples: ReadonlyMap<string, Samples>): string {
  const rows = [...samples].map(([name, { known, unknown }]) => {
    const { share, probability } = testRanks(known, unknown)
    return [
      name,
      ...[known, unknown].map(
        (times) => `${percentile(times, 0.5).toFixed(1)} · ${percentile(times, 0.95).toFixed(1)}`,
      ),
      share.toFixed(2),
      probability.toFixed(3),
    ]
  })
  const heads = ['', 'known: p50 · p95 ms', 'unknown: p50 · p95 ms', 'known slower', 'by chance']
  return formatTable([heads, ...rows])
}
