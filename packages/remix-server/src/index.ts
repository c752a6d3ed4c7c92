export { createAssetProxy, type AssetProxyOptions } from './lib/files/create-asset-proxy.js'
export type { Encoding } from './lib/files/encoding.js'
export {
  loadStaticFiles,
  type StaticFile,
  type StaticFiles,
} from './lib/files/load-static-files.js'
export { publishAssets, type PublishedAssets } from './lib/files/publish-assets.js'
export { createNodeListener, createNodeServer } from './lib/server/create-node-server.js'
export {
  createRemixServer,
  type CacheOptions,
  type RemixServer,
  type RemixServerOptions,
  type RequestEnv,
} from './lib/server/create-remix-server.js'
export { runServer, type RunServerOptions } from './lib/server/run-server.js'
export type { ServerLog } from './lib/server/server-log.js'
export { stopGracefully, type StopGracefullyOptions } from './lib/server/stop-gracefully.js'
export type { PageCache } from './lib/page-cache/create-page-cache.js'
export type { VersionWatch } from './lib/page-cache/create-version-watch.js'
export { plainPage, type PlainPage } from './lib/server/plain-page.js'
export { keepSecret } from './lib/security/keep-secret.js'
export type { PolicySources } from './lib/security/security-headers.js'
