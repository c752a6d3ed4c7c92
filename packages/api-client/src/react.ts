export {
  createBrowserClient,
  queryOnce,
  type BrowserClientOptions,
} from './lib/browser/browser-client.js'
export { GraphqlProvider, type GraphqlProviderProps } from './lib/browser/graphql-provider.js'
