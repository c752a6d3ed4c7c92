// What other tooling may use to run the shop as it runs for a person.
export { repositoryRoot } from './paths.mjs'
export { readPersistedHashes } from './persisted-hashes.mjs'
export { findFreePort } from './ports.mjs'
export { providePostgres } from './provide-postgres.mjs'
export { startServer, waitUntilReady } from './server.mjs'
export { describeShopServers } from './shop-servers.mjs'
