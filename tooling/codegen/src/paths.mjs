import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const fromRoot = (path) => fileURLToPath(new URL(path, root))

/** Every file of the contract's schema, one a domain. */
export const schemaFiles = fromRoot('packages/platform-contract/schema/*.graphql')

/** The folder of them. */
export const schemaFolder = fromRoot('packages/platform-contract/schema/')

/** The operations and fragments of the storefront, one a file. */
export const operationsFolder = fromRoot('packages/api-client/operations/')

/** Where the client's generated files live; they are committed, so that building needs no generator. */
export const clientFolder = fromRoot('packages/api-client/src/generated/')

/** The platform's sources; its types of the contract live in folders `generated`, committed too. */
export const platformFolder = fromRoot('apps/platform/src/')
