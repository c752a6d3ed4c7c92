// What other tooling may use to run the shop as it runs for a person.
export { repositoryRoot } from './paths.mjs'
export { findFreePort } from './ports.mjs'
export { startServer, waitUntilReady } from './server.mjs'
export { describeShopServers } from './shop-servers.mjs'
