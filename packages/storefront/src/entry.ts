export { hydrateStorefront, loadDocumentMessages } from './lib/hydrate-storefront.js'
