export { createAssetProxy, type AssetProxyOptions } from './lib/files/create-asset-proxy.js'
export type { Encoding } from './lib/files/encoding.js'
export {
  loadStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './lib/files/load-static-files.js'
export { shareFiles, type SharedFiles } from './lib/files/share-files.js'
export { createNodeListener, createNodeServer } from './lib/http/create-node-server.js'
export {
  createRemixServer,
  type CacheOptions,
  type RemixServer,
  type RemixServerOptions,
  type RequestEnv,
} from './lib/http/create-remix-server.js'
export { runServer, type RunServerOptions } from './lib/http/run-server.js'
export type { ServerLog } from './lib/http/server-log.js'
export { stopGracefully, type StopGracefullyOptions } from './lib/http/stop-gracefully.js'
export type { PageCache } from './lib/pages/create-page-cache.js'
export type { VersionWatch } from './lib/pages/create-version-watch.js'
export { createKeptParts, type KeptPartsOptions } from './lib/pages/create-kept-parts.js'
export { plainPage, type PlainPage } from './lib/pages/plain-page.js'
export { keepSecret } from './lib/security/keep-secret.js'
export type { PolicySources } from './lib/security/security-headers.js'
