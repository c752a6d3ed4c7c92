import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Telemetry } from '@floga/telemetry'
import type { BaseLogger } from 'pino'
import { createDiskCheck } from '../http/health/create-disk-check.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createFileCache } from '../domains/assets/file-cache.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import { createImageRenderer } from '../domains/assets/image-renderer.js'
import { startWarmingImages } from '../domains/assets/start-warming-images.js'
import { untilMachineIdle } from '../domains/assets/until-machine-idle.js'
import { startBackground } from './jobs/start-background.js'
import { createCatalogueReader } from '../domains/catalogue/snapshot/catalogue-reader.js'
import { prepareCatalogues } from '../domains/catalogue/snapshot/prepare-catalogues.js'
import { searchEngines } from '../domains/catalogue/search-engine/search-engines.js'
import { createMissCounter } from '../domains/catalogue/synonyms/miss-counter.js'
import { listCatalogueImages } from '../domains/catalogue/list-catalogue-images.js'
import { serveCommands } from '../commands/program/serve-commands.js'
import { countOutbox } from '../foundation/mail/outbox.js'
import { traceDatabase } from '../foundation/database/trace-database.js'
import { createPlatform } from './create-platform.js'
import type { Database } from '../foundation/database/database.js'
import { openReplica } from '../foundation/database/open-replica.js'
import { openFilledDatabase } from './open-filled-database.js'
import type { Env } from './env.js'
import { createOrderLinks } from '../domains/orders/links/order-link.js'
import { createReviewLinks } from '../domains/reviews/review-links.js'
import { createViesRegister } from '../domains/orders/vat/vat-register.js'
import { createPdfRenderer } from '../foundation/pdf/pdf-renderer.js'
import { createSharedCartHub } from '../domains/cart/shared/shared-cart-hub.js'
import type { RunningJobs } from '../foundation/jobs/start-jobs.js'
import { connectProviders, createPayments } from './create-payments.js'
import { keepSecret } from './keep-secret.js'
import { reportMissingMessages } from '../foundation/tenants/report-missing-messages.js'
import { createTenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { listen } from '../http/listen.js'
import { readPersistedDocuments } from '../graphql/persisted-documents.js'
import { assetFolders, readTenantFolders } from './asset-folders.js'
import { platformFiles } from './platform-files.js'
import { createCommandContext } from './with-command-context.js'

/** A platform that is listening on a port. */
export interface RunningPlatform {
  /** Such as `http://127.0.0.1:4100`. */
  address: string
  engine: Database['engine']
  /**
   * Becomes unready, stops listening after a delay, completes running requests, closes the
   * database.
   */
  stop(): Promise<void>
}

/** Opens and migrates the database, creates missing tenants, and listens. */
export async function startPlatform(
  env: Env,
  log: BaseLogger,
  telemetry?: Telemetry,
): Promise<RunningPlatform> {
  const images = createImageLibrary(assetFolders(env, 'pictures'))
  const documentLibrary = createDocumentLibrary(assetFolders(env, 'documents'))
  const opened = await openFilledDatabase(env, {
    images,
    documents: documentLibrary,
    log,
  })
  const database = telemetry ? traceDatabase(opened, telemetry) : opened
  const { databaseReplicaUrl: replicaUrl, databaseDirectUrl: directUrl } = env
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica({ url: replicaUrl, directUrl, telemetry, log })
  telemetry?.gauge(
    'floga.mails.waiting',
    async () => (await opened.admin((sql) => countOutbox(sql))).waiting,
  )
  try {
    const payments = createPayments({ database, providers: connectProviders(env) })
    const renderer = createImageRenderer(join(env.dataDir, 'cache', 'pictures'))
    const pdf = createPdfRenderer()
    const vatRegister = env.viesUrl === undefined ? undefined : createViesRegister(env.viesUrl)
    let jobs: RunningJobs | undefined
    const misses = createMissCounter({
      database,
      clock: () => new Date(),
      onError: (error) => log.warn({ err: error }, 'searches without results were not counted'),
    })
    const sharedCarts = createSharedCartHub({
      database,
      factor: env.limitsFactor,
      onError: (error) => log.warn({ err: error }, 'who is in a shared cart was not written'),
    })
    await reportMissingMessages(database, log)
    const engine = searchEngines[env.productSearch]()
    const reader = createCatalogueReader(database, {
      replica: replica?.replica,
      engine,
      onRead({ from, isHit }) {
        const result = isHit ? 'hit' : 'miss'
        telemetry?.count('floga.cache.lookups', { cache: 'catalogue', result })
        telemetry?.count('floga.catalogue.reads', { from })
      },
    })
    const tenants = createTenantRegistry(database)
    await prepareCatalogues({ database, tenants, reader, engine })
    // The same for all processes that share a database.
    const secret = env.networkSecret ?? (await keepSecret(join(env.dataDir, 'network-secret')))
    const orderLinks = createOrderLinks(secret)
    const reviewLinks = createReviewLinks(secret)
    let isStopping = false
    const app = createPlatform({
      database,
      reader,
      documents: readPersistedDocuments([platformFiles.persistedDocuments, ...env.documentLists]),
      images,
      renderer,
      documentLibrary,
      renderPdf: pdf.render,
      tenantFolder: readTenantFolders(env.tenantFolders),
      vatRegister,
      documentFiles: createFileCache(join(env.dataDir, 'cache', 'documents'), { maxAtOnce: 1 }),
      isOpen: env.mode !== 'production',
      trustedProxies: env.trustedProxies,
      accessTokenSeconds: env.accessTokenSeconds,
      limitsFactor: env.limitsFactor,
      networkSecret: secret,
      orderLinks,
      reviewLinks,
      payments,
      misses,
      sharedCarts,
      isStopping: () => isStopping,
      // Another engine has a disk of its own.
      ...(database.engine === 'pglite'
        ? {
            isDiskWritable: createDiskCheck({
              directory: env.dataDir,
              onError: (error) => log.error({ err: error }, 'the data directory cannot be written'),
            }),
          }
        : {}),
      shopUrl: env.shopUrl,
      // A change may have queued work, such as a mail; looking for jobs costs less than knowing.
      onChange: () => jobs?.wake(),
      telemetry,
      log,
    })
    const server = await listen(app, { host: env.host, port: env.port })
    const background = startBackground({
      database,
      engine,
      env,
      payments,
      orderLinks,
      reviewLinks,
      renderPdf: pdf.render,
      images,
      documentLibrary,
      vatRegister,
      log,
    })
    jobs = background
    const commands =
      database.engine === 'pglite'
        ? await serveCommands({
            context: createCommandContext(env, database),
            log,
            onDone: () => background.wake(),
          })
        : undefined
    const warming = env.warmImages
      ? startWarmingImages({
          list: () => listCatalogueImages(database),
          images,
          renderer,
          log,
          untilIdle: untilMachineIdle,
        })
      : undefined
    return {
      address: server.address,
      engine: database.engine,
      async stop() {
        isStopping = true
        server.drain()
        await delay(env.drainMs)
        // Must run first, because the server waits for open responses. Subscribers reconnect to
        // other processes, since the load balancer sends no more requests here.
        await sharedCarts.close()
        await Promise.all([server.close(), warming?.stop(), commands?.close()])
        await background.stop()
        await Promise.all([misses.flush(), pdf.close()])
        await Promise.all([database.close(), replica?.close()])
      },
    }
  } catch (error) {
    await Promise.all([database.close(), replica?.close()])
    throw error
  }
}
