// What other tooling may use to run the shop as it runs for a person.
export { repositoryRoot } from './repository-root.mjs'
export { readPersistedHashes } from './shop/read-persisted-hashes.mjs'
export { findFreePort } from './processes/ports.mjs'
export { providePostgres } from './postgres/provide-postgres.mjs'
export { startServer, waitUntilReady } from './processes/start-server.mjs'
export { chooseShops } from './shop/choose-shops.mjs'
export { describeShopServers } from './shop/describe-shop-servers.mjs'
