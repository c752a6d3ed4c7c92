export { generateOperationFiles } from './lib/generate-operation-files.js'
export type { GeneratedFile, OperationSources } from './lib/generate-operation-files.js'
export { readGraphqlFiles, type GraphqlFile } from './lib/read-graphql-files.js'
