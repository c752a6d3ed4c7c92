export { DocumentView, type DocumentViewProps } from './features/content/document-view.js'
export { readVersionQuery } from './features/content/read-version-query.js'
