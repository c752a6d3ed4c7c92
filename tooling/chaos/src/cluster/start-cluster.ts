import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeShopServers, findFreePort, startServer, waitUntilReady } from '@floga/setup'
import { documentsOf } from './builds/build-root.js'
import type { ClusterBuilds } from './builds/build-root.js'
import { createMember } from './cluster-member.js'
import type { ClusterMember } from './cluster-member.js'
import { startHaproxy } from './services/start-haproxy.js'
import { startNodeBalancer } from './services/start-node-balancer.js'
import { startPgbouncer } from './services/start-pgbouncer.js'
import { writeTenantFolder } from './write-tenant-folder.js'
import { runInPlatform } from '../fixtures/run-in-platform.js'
import type { TestProduct } from '../fixtures/test-products.js'

export interface ClusterOptions {
  /** How many shops and how many platforms. */
  size: number
  /** An empty database of a PostgreSQL server. */
  databaseUrl: string
  /** URL of a database replica; undefined without one. */
  replicaUrl?: string | undefined
  /** Builds at the start, and after restarts. */
  builds: ClusterBuilds
  /** Their whole catalogue. */
  products: readonly TestProduct[]
  /**
   * Programs of the system; without HAProxy the built-in load balancer is used, and without
   * PgBouncer platforms connect to the server directly.
   */
  programs: { haproxy?: string | undefined; pgbouncer?: string | undefined }
  /** Log level of servers. @default 'warn' */
  logLevel?: 'info' | 'warn'
}

/** Shops in front of platforms in front of one database, each kind behind a balancer. */
export interface Cluster {
  /** Where visitors reach the shops. */
  origin: string
  /** Where shops reach the platforms. */
  platformOrigin: string
  shops: readonly ClusterMember[]
  platforms: readonly ClusterMember[]
  /** Runs a command of the platform and returns its output. */
  command(args: readonly string[], input?: string): Promise<string>
  /** The load balancer's log of the latest failed requests. */
  balancerErrors(): string[]
  close(): Promise<void>
}

const secrets = {
  SESSION_SECRET: 'a secret of all shops of the cluster',
  NETWORK_SECRET: 'a secret of all platforms of the cluster',
  PAYMENT_PROVIDER_SECRET: 'a secret shared by platforms and provider',
}

/** Longer than a balancer takes to notice that a process is not ready. */
const drainMs = 1_000

/** Starts {@link Cluster}. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { size, databaseUrl, builds, products, programs, logLevel = 'warn' } = options
  const folder = await mkdtemp(join(tmpdir(), 'floga-cluster-'))
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async (): Promise<void> => {
    // The last one that started goes first.
    for (const end of closers.splice(0).toReversed()) await end()
  }
  try {
    const tenantFolder = join(folder, 'tenant')
    await mkdir(tenantFolder)
    await writeTenantFolder(tenantFolder, products, builds.former)
    const pooler = programs.pgbouncer
      ? await startPgbouncer(programs.pgbouncer, databaseUrl)
      : undefined
    if (pooler) closers.push(pooler.stop)
    const [port, platformPort, providerPort] = await findFreePorts(3)
    const origin = `http://127.0.0.1:${port}`
    const env = {
      ...process.env,
      ...secrets,
      ...(pooler ? { DATABASE_DIRECT_URL: databaseUrl } : {}),
      ...(options.replicaUrl ? { DATABASE_REPLICA_URL: options.replicaUrl } : {}),
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      FORM_PAUSE_MS: '0',
      WARM_PICTURES: 'off',
      LOG_LEVEL: logLevel,
      DRAIN_MS: String(drainMs),
      SHARED_ASSETS_DIR: join(folder, 'assets'),
      // Refreshed by whichever shop gets the request.
      ACCESS_TOKEN_SECONDS: '20',
    }
    const describe = (
      name: string,
      settings: { webPort?: number; platformPort: number },
      root: string,
    ) => {
      const servers = describeShopServers({
        root,
        settings: {
          host: '127.0.0.1',
          webPort: port!,
          providerPort,
          dataDirectory: join(folder, `${name}-${settings.webPort ?? settings.platformPort}`),
          databaseUrl: pooler?.url ?? databaseUrl,
          ...settings,
        },
        env,
        mode: 'production',
        logs: join(folder, 'logs'),
      })
      const server = servers.find((one) => one.name === name)
      if (!server) throw new Error(`${name} has no description to be started by.`)
      const own = name === 'Platform' ? { TENANT_FOLDERS: tenantFolder, ...documents(root) } : {}
      return { ...server, env: { ...server.env, ...own } }
    }
    /** Shops of the previous deployment still send hashes of its documents. */
    const documents = (root: string) =>
      root === builds.former ? {} : { DOCUMENT_LISTS: documentsOf(builds.former) }
    const member = (name: string, ports: { webPort?: number; platformPort: number }) =>
      createMember(describe(name, ports, builds.former), describe(name, ports, builds.next))

    // It sends its events to whichever platform is ready.
    const provider = startServer(
      describe('Payments', { platformPort: platformPort! }, builds.former),
    )
    closers.push(() => provider.stop())
    const [platformPorts, shopPorts] = [await findFreePorts(size), await findFreePorts(size)]
    const platforms = platformPorts.map((one) => member('Platform', { platformPort: one }))
    closers.push(() => stopAll(platforms))
    // All at once, on an empty database.
    await Promise.all([waitUntilReady(provider, { timeoutMs: 60_000 }), startAll(platforms)])
    const groups = [
      { name: 'shops' as const, port: port!, memberPorts: shopPorts },
      { name: 'platforms' as const, port: platformPort!, memberPorts: platformPorts },
    ]
    const balancer = await (programs.haproxy
      ? startHaproxy(programs.haproxy, groups)
      : startNodeBalancer(groups))
    closers.push(balancer.stop)
    const shops = shopPorts.map((webPort) =>
      member('Shop', { webPort, platformPort: platformPort! }),
    )
    closers.push(() => stopAll(shops))
    await startAll(shops, platforms)
    const commandEnv = { ...env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'command') }
    return {
      origin,
      platformOrigin: `http://127.0.0.1:${platformPort}`,
      shops,
      platforms,
      balancerErrors: balancer.errors,
      command: (args, input) => runInPlatform(['dist/command.js', ...args], commandEnv, input),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param asked Operations that they call while they start. */
async function startAll(
  members: readonly ClusterMember[],
  asked: readonly ClusterMember[] = [],
): Promise<void> {
  try {
    await Promise.all(members.map((one) => one.start()))
  } catch (error) {
    // The logs go with the cluster's folder.
    const logs = await Promise.all([...members, ...asked].map(describeLog))
    throw new Error([String(error), ...logs].join('\n'), { cause: error })
  }
}

/** The last that a member wrote. */
async function describeLog(member: ClusterMember): Promise<string> {
  const lines = (await member.readLog().catch(() => 'none')).trimEnd().split('\n')
  return [`Last of the log of ${member.name}:`, ...lines.slice(-20)].join('\n')
}

async function stopAll(members: readonly ClusterMember[]): Promise<void> {
  await Promise.all(members.map((one) => one.stop()))
}

async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await findFreePort())
  return [...ports]
}
