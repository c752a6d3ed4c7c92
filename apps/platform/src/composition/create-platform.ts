import { randomBytes } from 'node:crypto'
import type { Telemetry } from '@floga/telemetry'
import type { BaseLogger } from 'pino'
import { addAuthRoutes } from '../http/auth-routes.js'
import { orderPlacingPorts } from './ports/order-placing-ports.js'
import { notifyOfCustomerRequest } from './ports/notify-of-customer-request.js'
import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { FileCache } from '../domains/assets/file-cache.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { ImageRenderer } from '../domains/assets/image-renderer.js'
import type { Database } from '../foundation/database/database.js'
import { accountPorts } from './ports/account-ports.js'
import { createPasswordHasher } from '../domains/auth/password.js'
import type { PasswordHasher } from '../domains/auth/password.js'
import { defaultAccessSeconds } from '../domains/auth/token.js'
import type { AccountTools } from '../graphql/auth/account-tools.js'
import type { PlatformContext } from '../graphql/platform-context.js'
import { createAuthResolvers } from '../graphql/auth/auth-resolvers.js'
import { createMemberResolvers } from '../graphql/members/member-resolvers.js'
import { createSessions } from '../graphql/auth/sessions.js'
import { contentDocuments } from './documents/content-documents.js'
import { dataSheets, libraryDocuments } from './documents/library-documents.js'
import { createCartResolvers } from '../graphql/cart/cart-resolvers.js'
import { createSharedCartResolvers } from '../graphql/cart/shared-cart-resolvers.js'
import { createSharedCartHub } from '../domains/cart/shared/shared-cart-hub.js'
import type { SharedCartHub } from '../domains/cart/shared/shared-cart-hub.js'
import { createCatalogueReader } from '../domains/catalogue/snapshot/catalogue-reader.js'
import type { CatalogueReader } from '../domains/catalogue/snapshot/catalogue-reader.js'
import type { MissCounter } from '../domains/catalogue/synonyms/miss-counter.js'
import { createCatalogueResolvers } from '../graphql/catalogue/catalogue-resolvers.js'
import { createExportResolvers } from '../graphql/catalogue/export-resolvers.js'
import { createCheckoutResolvers } from '../graphql/checkout/checkout-resolvers.js'
import { createGraphql } from '../graphql/create-graphql.js'
import { createPlatformSchema } from '../graphql/create-schema.js'
import { createOrderLinks } from '../domains/orders/links/order-link.js'
import type { OrderLinks } from '../domains/orders/links/order-link.js'
import { createOrderLinkResolvers } from '../graphql/orders/order-link-resolvers.js'
import { createOrderResolvers } from '../graphql/orders/order-resolvers.js'
import { createNewsletterResolvers } from '../graphql/newsletter/newsletter-resolvers.js'
import type { PersistedDocuments } from '../graphql/persisted-documents.js'
import { createCustomerRequestResolvers } from '../graphql/customer-requests/customer-request-resolvers.js'
import { createBackInStockResolvers } from '../graphql/back-in-stock/back-in-stock-resolvers.js'
import { createReviewResolvers } from '../graphql/reviews/review-resolvers.js'
import { createReviewLinks } from '../domains/reviews/review-links.js'
import type { ReviewLinks } from '../domains/reviews/review-links.js'
import { notifyOfReview } from './ports/notify-of-review.js'
import { createSiteResolvers } from '../graphql/site/site-resolvers.js'
import { createVisitCountResolvers } from '../graphql/site/visit-count-resolvers.js'
import { createProductReader } from '../graphql/catalogue/product-reader.js'
import { createSummaryLoaders } from '../graphql/catalogue/summary-loader.js'
import { basePaths } from '../http/base-paths.js'
import { createServer } from '../http/create-server.js'
import type { PlatformApp } from '../http/platform-app.js'
import { addGraphqlRoutes } from '../http/graphql-routes.js'
import { addAssetRoutes } from '../http/assets/asset-routes.js'
import { addCatalogueRoutes } from '../http/catalogue-routes.js'
import { addContentRoutes } from '../http/content-routes.js'
import { addDocumentRoutes } from '../http/document-routes.js'
import { addHealthRoutes } from '../http/health/health-routes.js'
import { addOrderDocumentRoutes } from '../http/order-document-routes.js'
import { toOrderDocument } from '../domains/orders/document/to-order-document.js'
import type { VatRegister } from '../domains/orders/vat/vat-register.js'
import type { RenderPdf } from '../foundation/pdf/pdf-renderer.js'
import { createThrottles } from '../foundation/throttle/throttles.js'
import { createHashNetwork } from '../foundation/throttle/hash-network.js'
import { addStaffRoutes } from '../http/staff/add-staff-routes.js'
import { staffRoutes, staffSchemas } from '../http/staff/staff-routes.js'
import { addPaymentRoutes } from '../http/payment/payment-routes.js'
import { createPayments } from './create-payments.js'
import type { PaymentContext } from '../domains/payment/payment-context.js'
import { createPaymentResolvers } from '../graphql/payment/payment-resolvers.js'
import { enqueue } from '../foundation/mail/outbox.js'
import { orderMovePorts } from './ports/order-move-ports.js'
import { platformFiles } from './platform-files.js'
import { createTenantRegistry } from '../foundation/tenants/tenant-registry.js'

export interface CreatePlatformOptions {
  /** Migrated. */
  database: Database
  documents: PersistedDocuments
  images: ImageLibrary
  /** Resizes images. */
  renderer: ImageRenderer
  documentLibrary: DocumentLibrary
  renderPdf: RenderPdf
  /** Folder that a tenant was created from, with its pages. @default not known */
  tenantFolder?: ((tenant: string) => string | undefined) | undefined
  /** Confirms VAT numbers. @default no number is confirmed */
  vatRegister?: VatRegister | undefined
  /** Caches rendered documents. */
  documentFiles: FileCache
  /** Allows GraphQL documents outside the allow-list, and introspection. */
  isOpen: boolean
  /** Proxies that are trusted, besides this machine. */
  trustedProxies?: readonly string[]
  /** @default createPasswordHasher() */
  passwords?: PasswordHasher
  /** Whole seconds that an access token lives. @default 900 */
  accessTokenSeconds?: number
  /** Payment providers by name; a tenant's settings select one. @default no provider */
  payments?: PaymentContext
  /** Origin of the shop. @default 'http://127.0.0.1:3000' */
  shopUrl?: string
  /** Multiplies the rate limits of one network, for networks with many shoppers. @default 1 */
  limitsFactor?: number
  /** Key of the hashes by which networks are stored. @default one of this process */
  networkSecret?: string
  /** Signs the links in mails to the shop. @default links of this process alone */
  orderLinks?: OrderLinks
  /** Signs the links by which buyers review. @default links of this process alone */
  reviewLinks?: ReviewLinks
  /** The caller closes it. @default a new hub */
  sharedCarts?: SharedCartHub
  /** Caches the catalogue. @default a new one, which loads on the first read */
  reader?: CatalogueReader
  /** Counts searches without results. @default not counted */
  misses?: MissCounter
  /** Whether the process is shutting down. @default never */
  isStopping?: () => boolean
  /** Whether the disk of an embedded database takes writes. @default always */
  isDiskWritable?: () => Promise<boolean>
  /** The time of accounts, carts and orders. @default () => new Date() */
  clock?: () => Date
  /** Called after each call that may have changed something. */
  onChange?: () => void
  /** Called for every request. */
  telemetry?: Telemetry | undefined
  log: BaseLogger
}

/** Connects the domains with each other and with HTTP; the caller listens and closes. */
export function createPlatform(options: CreatePlatformOptions): PlatformApp {
  const { database, log, limitsFactor = 1 } = options
  const tenants = createTenantRegistry(database)
  const app = createServer({
    log,
    tenants,
    trustedProxies: options.trustedProxies ?? [],
    telemetry: options.telemetry,
    ...(options.onChange ? { onChange: options.onChange } : {}),
  })
  const reader = options.reader ?? createCatalogueReader(database)
  const summaries = createSummaryLoaders(reader)
  const products = createProductReader(reader)
  const clock = options.clock ?? (() => new Date())
  const sessions = createSessions(clock)
  const findMemberId = async (context: PlatformContext) =>
    (await sessions.find(context))?.member.id ?? null
  const payments = options.payments ?? createPayments({ database, providers: [], clock })
  const shopUrl = options.shopUrl ?? 'http://127.0.0.1:3000'
  const hashNetwork = createHashNetwork(options.networkSecret)
  const throttles = createThrottles({ database, hashNetwork, clock, factor: limitsFactor })
  const account: AccountTools = {
    sessions,
    passwords: options.passwords ?? createPasswordHasher(),
    throttles,
    hashNetwork,
    ports: accountPorts,
    clock,
    accessSeconds: options.accessTokenSeconds ?? defaultAccessSeconds,
  }
  const schema = createPlatformSchema({
    directory: platformFiles.schema,
    domains: [
      createCatalogueResolvers({
        reader,
        products,
        summaries,
        clock,
        ...(options.misses ? { misses: options.misses } : {}),
      }),
      createExportResolvers({ reader, clock }),
      createSiteResolvers({ products }),
      createVisitCountResolvers({ throttle: throttles.visitCounts, clock }),
      createCartResolvers({ sessions, throttles, clock }),
      createSharedCartResolvers({
        findMemberId,
        throttles,
        hub: options.sharedCarts ?? createSharedCartHub({ database, clock }),
        clock,
      }),
      createCheckoutResolvers({
        ports: orderPlacingPorts,
        findMemberId,
        onlineKinds: ({ paymentProvider: name }) => payments.providers.get(name ?? '')?.kinds ?? [],
        limitsFactor,
        hashNetwork,
        vatRegister: options.vatRegister,
        vatThrottle: throttles.vatNumber,
        clock,
      }),
      createPaymentResolvers({ payments, sessions, shopUrl }),
      createOrderResolvers({ sessions, ports: orderMovePorts, clock }),
      createOrderLinkResolvers({
        links: options.orderLinks ?? createOrderLinks(randomBytes(32).toString('base64url')),
        ports: orderMovePorts,
        clock,
      }),
      createAuthResolvers(account),
      createMemberResolvers(account),
      createBackInStockResolvers({ throttle: throttles.backInStock }),
      createReviewResolvers({
        reader,
        products,
        summaries,
        links: options.reviewLinks ?? createReviewLinks(randomBytes(32).toString('base64url')),
        notify: notifyOfReview,
        throttle: throttles.review,
        reportThrottle: throttles.reviewReport,
        hashNetwork,
        clock,
      }),
      createCustomerRequestResolvers({
        notify: notifyOfCustomerRequest,
        findMemberId,
        throttle: throttles.customerRequest,
        receiptThrottle: throttles.requestReceipt,
        lookUpThrottle: throttles.orderLookup,
      }),
      createNewsletterResolvers({
        throttle: throttles.newsletter,
        notify: (sql, { subscriptionId, now }) =>
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
  const { isStopping = () => false, isDiskWritable } = options
  addHealthRoutes(app, {
    database,
    log,
    isStopping,
    ...(isDiskWritable ? { isDiskWritable } : {}),
  })
  addCatalogueRoutes(app, { database, tenants, clock })
  addContentRoutes(app, { database, tenants })
  // Before images, which have the same path prefix.
  addDocumentRoutes(app, {
    sources: [
      dataSheets(reader, options.images, options.renderPdf),
      libraryDocuments(options.documentLibrary, options.renderPdf),
      contentDocuments({ database, tenants, render: options.renderPdf, shopUrl, clock }),
    ],
    files: options.documentFiles,
    tenants,
  })
  addAssetRoutes(app, {
    images: options.images,
    renderer: options.renderer,
    tenants,
  })
  addOrderDocumentRoutes(app, {
    database,
    tenants,
    render: (order, scope) => options.renderPdf(toOrderDocument(order, scope)),
    throttle: throttles.orderDocument,
  })
  addAuthRoutes(app, { database, tenants, account, log })
  addPaymentRoutes(app, payments, log)
  addStaffRoutes(app, {
    database,
    tenants,
    routes: staffRoutes({
      orderMoves: orderMovePorts,
      payments: payments.ports,
      images: options.images,
      documents: options.documentLibrary,
      tenantFolder: options.tenantFolder,
      notifyOfCustomerRequest,
      notifyOfReview,
    }),
    schemas: staffSchemas,
    guessThrottle: throttles.staffGuess,
    keyThrottle: throttles.staffKey,
    log,
    clock,
  })
  addGraphqlRoutes(app, { graphql, database, tenants })
  return app
}
