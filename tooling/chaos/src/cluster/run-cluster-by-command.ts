import { createFreshDatabase } from '@floga/databases'
import { findPostgresBinaries, provideProgram, repositoryRoot } from '@floga/setup'
import { makeBuildOf } from './builds/make-build-of.js'
import { makeRenamedBuild } from './builds/make-renamed-build.js'
import type { Scale } from '../chaos-case.js'
import { describeOutcome } from '../run-cases.js'
import { runCluster } from './run-cluster.js'
import { startReplica } from './services/start-replica.js'

/** Its name in the command. */
export const clusterName = 'cluster'

export interface RunClusterByCommandOptions {
  scale: Scale
  /** Of PostgreSQL; undefined where none is available. */
  serverUrl: string | undefined
  /** A commit whose build is replaced by that of this folder. @default the build of this folder, replaced by one with other names */
  from?: string | undefined
  print: (text: string) => void
}

/** Runs the cluster with the services available on this machine; returns whether it passed. */
export async function runClusterByCommand(options: RunClusterByCommandOptions): Promise<boolean> {
  const { scale, serverUrl, from, print } = options
  print(`\n${clusterName}: people buy while processes are stopped, killed and started again`)
  if (serverUrl === undefined) {
    print('  FAILED: no PostgreSQL server is available')
    return false
  }
  const programs = { haproxy: await find('haproxy'), pgbouncer: await find('pgbouncer') }
  const binaries = findPostgresBinaries({ path: process.env['PATH'] ?? '' })
  const replica = binaries === undefined ? undefined : await startReplica(binaries, serverUrl)
  const database = await createFreshDatabase(serverUrl)
  const other = await (from === undefined
    ? makeRenamedBuild()
    : makeBuildOf(from, (line) => print(`  ${line}`)))
  const builds =
    from === undefined
      ? { former: repositoryRoot, next: other.folder }
      : { former: other.folder, next: repositoryRoot }
  try {
    const balancer = programs.haproxy ?? 'a balancer of our own'
    const pooler = programs.pgbouncer ?? 'no pooler'
    print(`  ${balancer}, ${pooler}, ${replica ? 'one replica' : 'no replica'}`)
    const outcome = await runCluster({
      database,
      programs,
      builds,
      replica,
      say: (line) => print(`  ${line}`),
      ...plans[scale],
    })
    print(`  ${describeOutcome(outcome)}`)
    return outcome.failures.length === 0
  } finally {
    await other.remove()
    await database.drop()
    await replica?.stop()
  }
}

function find(name: string): Promise<string | undefined> {
  return provideProgram({ name, root: repositoryRoot, env: process.env })
}

const plans = {
  full: {
    size: 3,
    everyMs: 800,
    actions: ['stop', 'kill'] as const,
    choose: ({ platforms, shops }: ClusterParts) => [...platforms, ...shops],
  },
  short: {
    size: 2,
    everyMs: 800,
    actions: ['kill'] as const,
    choose: ({ platforms, shops }: ClusterParts) => [...platforms, ...shops.slice(1)],
  },
}

type ClusterParts = Parameters<Parameters<typeof runCluster>[0]['choose']>[0]
