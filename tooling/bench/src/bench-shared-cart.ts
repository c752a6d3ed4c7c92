import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFreshDatabase } from '@floga/databases'
import { providePostgres, repositoryRoot } from '@floga/setup'
import { formatTable } from './figures/format-table.js'
import { runPlatform } from './run-platform.js'
import type { PlatformLocation, RunningPlatform } from './run-platform.js'
import { measureIdleListeners } from './shared-cart/measure-idle-listeners.js'
import { measureMove } from './shared-cart/measure-move.js'
import { measureSeen } from './shared-cart/measure-seen.js'
import { memoryEnv } from './shared-cart/read-memory.js'

export interface BenchSharedCartOptions {
  /** How long each load lasts. */
  seconds: number
  print: (text: string) => void
}

/** All callers come from this machine. */
const env = { LIMITS_FACTOR: '100000', ...memoryEnv }

/**
 * Measures live carts shared by several people: latency of changes, cost of listeners, and effect
 * of a restart.
 */
export async function benchSharedCart({ seconds, print }: BenchSharedCartOptions): Promise<void> {
  const progress = { say: print }
  print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  await onPlatform({ databaseUrl: undefined }, async (platform) => {
    print(await describe('embedded', platform, seconds))
  })
  const server = await providePostgres({ root: repositoryRoot, env: process.env, progress })
  if (!server) {
    print('PostgreSQL: not measured, no server is available')
    return
  }
  const database = await createFreshDatabase(server.url)
  try {
    await onPlatform({ databaseUrl: database.url }, async (platform) => {
      print(await describe('PostgreSQL', platform, seconds))
      await onPlatform({ databaseUrl: database.url }, async (other) => {
        const { slowestMs, listeners, missed } = await measureMove(platform, other)
        print(
          `a platform with ${listeners} listeners is stopped: all are back after ${slowestMs.toFixed(0)} ms, ${missed} events missed`,
        )
      })
    })
  } finally {
    await database.drop()
    await server.stop()
  }
}

async function onPlatform(
  place: Omit<PlatformLocation, 'folder'>,
  work: (platform: RunningPlatform) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  try {
    const platform = await runPlatform({ ...place, folder, env })
    try {
      await work(platform)
    } finally {
      await platform.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function describe(
  engine: string,
  platform: RunningPlatform,
  seconds: number,
): Promise<string> {
  const seen = await measureSeen(platform, seconds)
  const idle = await measureIdleListeners(platform, seconds)
  return formatTable([
    [engine, '', ''],
    ['changes', `${seen.changes}`, `${(seen.changes / seconds).toFixed(0)} a second`],
    ['seen by the others, ms', `p50 ${seen.p50.toFixed(0)}`, `p95 ${seen.p95.toFixed(0)}`],
    ['answered, ms', `p50 ${seen.answerP50.toFixed(0)}`, `p95 ${seen.answerP95.toFixed(0)}`],
    [
      'processor time of a change',
      `${seen.busyMs.toFixed(1)} ms`,
      `${seen.ownMs.toFixed(1)} ms of this program`,
    ],
    [
      `${idle.listeners} idle listeners`,
      `${idle.usedMb.toFixed(0)} MB more, ${idle.residentMb.toFixed(0)} MB resident`,
      `${(idle.busyShare * 100).toFixed(1)} % of a core`,
    ],
  ])
}
