import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { addAuthRoutes } from './http/auth-routes.js'
import { announceRequest } from './announce-request.js'
import type { DocumentLibrary } from './assets/document-library.js'
import type { KeptFiles } from './assets/kept-files.js'
import type { PictureLibrary } from './assets/picture-library.js'
import type { PictureRenderer } from './assets/picture-renderer.js'
import type { Database } from './database/database.js'
import { accountPorts } from './account-ports.js'
import { createAccountThrottles } from './auth/account-throttles.js'
import { createPasswordHasher } from './auth/password.js'
import type { PasswordHasher } from './auth/password.js'
import { defaultAccessSeconds } from './auth/token.js'
import type { AccountTools } from './graphql/account-tools.js'
import { createAccountResolvers } from './graphql/account.js'
import { createAddressBookResolvers } from './graphql/address-book.js'
import { createMemberCartResolvers } from './graphql/member-cart.js'
import { createMemberDataResolvers, memberDataSources } from './graphql/member-data.js'
import { createMemberOrderResolvers } from './graphql/member-orders.js'
import { createPasswordResolvers } from './graphql/passwords.js'
import type { PlatformContext } from './graphql/platform-context.js'
import { createProfileResolvers } from './graphql/profile.js'
import { createRegistrationResolvers } from './graphql/registration.js'
import { createSessions } from './graphql/sessions.js'
import { dataSheets, libraryDocuments } from './document-sources.js'
import { createCartResolvers } from './graphql/cart.js'
import { createCatalogueReader } from './catalogue/snapshot/snapshot-cache.js'
import { createCatalogueResolvers } from './graphql/catalogue.js'
import { createCheckoutResolvers } from './graphql/checkout.js'
import { createGraphql } from './graphql/create-graphql.js'
import { createPlatformSchema } from './graphql/create-schema.js'
import { createOrderResolvers } from './graphql/order.js'
import { createNewsletterResolvers } from './graphql/newsletter.js'
import type { PersistedDocuments } from './graphql/persisted-documents.js'
import { createRequestResolvers } from './graphql/requests.js'
import { createRestockResolvers } from './graphql/restock.js'
import { createSearchResolvers } from './graphql/search.js'
import { createSiteResolvers } from './graphql/site.js'
import { createSummaryLoaders } from './graphql/summary-loader.js'
import { basePaths } from './http/base-paths.js'
import { createServer } from './http/create-server.js'
import { addGraphqlRoutes } from './http/graphql-routes.js'
import { addAssetRoutes } from './http/asset-routes.js'
import { addCatalogueRoutes } from './http/catalogue-routes.js'
import { addContentRoutes } from './http/content-routes.js'
import { addDocumentRoutes } from './http/document-routes.js'
import { addHealthRoutes } from './http/health-routes.js'
import { addOrderDocumentRoutes } from './http/order-document-routes.js'
import { renderOrderDocument } from './order-document.js'
import { createAttemptThrottle } from './throttle/attempt-throttle.js'
import { addPaymentRoutes } from './http/payment-routes.js'
import { createPayments } from './create-payments.js'
import type { PaymentRoom } from './payment/payment-room.js'
import { createPaymentResolvers } from './graphql/payment.js'
import { enqueue } from './mail/outbox.js'
import { orderMovePorts } from './order-move-ports.js'
import { platformFiles } from './platform-files.js'
import { createTenantRegistry } from './tenants/tenant-registry.js'

export interface CreatePlatformOptions {
  /** Migrated. */
  database: Database
  documents: PersistedDocuments
  pictures: PictureLibrary
  /** Makes pictures smaller. */
  renderer: PictureRenderer
  documentLibrary: DocumentLibrary
  /** Keeps documents that were made. */
  documentFiles: KeptFiles
  /** Answers GraphQL documents beyond the allow-list, and introspection. */
  isOpen: boolean
  /** Proxies that are believed, besides this machine. */
  trustedProxies?: readonly string[]
  /** @default createPasswordHasher() */
  passwords?: PasswordHasher
  /** Whole seconds that an access token lives. @default 900 */
  accessTokenSeconds?: number
  /** Who takes cards and IRIS, for tenants that name them. @default no provider */
  payments?: PaymentRoom
  /** Where the shop is reached. @default 'http://127.0.0.1:3000' */
  shopUrl?: string
  /** The time of accounts, carts and orders. @default () => new Date() */
  clock?: () => Date
  log: FastifyBaseLogger
}

/** Introduces the domains to each other and to HTTP; the caller listens and closes. */
export function createPlatform(options: CreatePlatformOptions): FastifyInstance {
  const { database, log } = options
  const tenants = createTenantRegistry(database)
  const app = createServer({ log, trustedProxies: options.trustedProxies ?? [] })
  const reader = createCatalogueReader(database)
  const summaries = createSummaryLoaders(reader)
  const clock = options.clock ?? (() => new Date())
  const sessions = createSessions(clock)
  const findMemberId = async (context: PlatformContext) =>
    (await sessions.find(context))?.member.id ?? null
  const payments = options.payments ?? createPayments({ database, providers: [], clock })
  const shopUrl = options.shopUrl ?? 'http://127.0.0.1:3000'
  const account: AccountTools = {
    sessions,
    passwords: options.passwords ?? createPasswordHasher(),
    throttles: createAccountThrottles(),
    ports: accountPorts,
    clock,
    accessSeconds: options.accessTokenSeconds ?? defaultAccessSeconds,
  }
  const schema = createPlatformSchema({
    directory: platformFiles.schema,
    domains: [
      createCatalogueResolvers({ reader, summaries }),
      createSearchResolvers({ reader, summaries }),
      createSiteResolvers(),
      createCartResolvers({ findMemberId, clock }),
      createCheckoutResolvers({
        findMemberId,
        onlineKinds: ({ paymentProvider: name }) => payments.providers.get(name ?? '')?.kinds ?? [],
        clock,
      }),
      createPaymentResolvers({ room: payments, sessions, shopUrl }),
      createOrderResolvers({ findMemberId, ports: orderMovePorts, clock }),
      createAccountResolvers({ sessions, clock }),
      createRegistrationResolvers(account),
      createPasswordResolvers(account),
      createProfileResolvers(account),
      createAddressBookResolvers({ sessions }),
      createMemberDataResolvers({ sessions, sources: memberDataSources }),
      createMemberOrderResolvers({ sessions }),
      createMemberCartResolvers({ sessions, clock }),
      createRestockResolvers(),
      createRequestResolvers({ announce: announceRequest, findMemberId }),
      createNewsletterResolvers({
        announce: (sql, { subscriptionId, now }) =>
          enqueue(sql, { kind: 'newsletter-confirm', payload: { subscriptionId }, now }),
      }),
    ],
  })
  const graphql = createGraphql({
    schema,
    endpoint: `/:base(${Object.values(basePaths)
      .map((path) => path.slice(1))
      .join('|')})/graphql`,
    documents: options.documents,
    isOpen: options.isOpen,
    onError: (error, requestId) => {
      log.error({ err: error, reqId: requestId }, 'a resolver failed')
    },
  })
  addHealthRoutes(app, database)
  addCatalogueRoutes(app, { database, tenants })
  addContentRoutes(app, { database, tenants })
  addAssetRoutes(app, {
    pictures: options.pictures,
    renderer: options.renderer,
    tenants,
  })
  addDocumentRoutes(app, {
    sources: [dataSheets(reader, options.pictures), libraryDocuments(options.documentLibrary)],
    files: options.documentFiles,
    tenants,
  })
  addOrderDocumentRoutes(app, {
    database,
    tenants,
    render: renderOrderDocument,
    throttle: createAttemptThrottle({ perKey: 30, perAddress: 120 }),
  })
  addAuthRoutes(app, { database, tenants, account })
  addPaymentRoutes(app, payments)
  addGraphqlRoutes(app, { graphql, database, tenants })
  return app
}
