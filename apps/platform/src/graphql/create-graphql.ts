import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import type { GraphQLSchema } from 'graphql'
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Plugin, YogaServerInstance } from 'graphql-yoga'
import { usePersistedDocuments } from './persisted-documents.js'
import type { PersistedDocuments } from './persisted-documents.js'
import type { PlatformContext } from './platform-context.js'

export interface CreateGraphqlOptions {
  schema: GraphQLSchema
  /** Path of the GraphQL endpoint. */
  endpoint: string
  documents: PersistedDocuments
  /** Allows documents outside the allow-list, and introspection. */
  isOpen: boolean
  /** Called with errors that the caller sees masked. */
  onError: (error: unknown, requestId: string) => void
}

/** How deep and how wide a document may be; the repository's own stay well below. */
export const graphqlLimits = {
  depth: { n: 12, flattenFragments: true, exposeLimits: false },
  cost: { maxCost: 20_000, flattenFragments: true, exposeLimits: false },
} as const

/** The GraphQL endpoint, without HTTP around it. */
export type PlatformGraphql = YogaServerInstance<PlatformContext, object>

/** Builds the endpoint: allow-list, limits, masked errors. */
export function createGraphql(options: CreateGraphqlOptions): PlatformGraphql {
  return createYoga<PlatformContext>({
    schema: options.schema,
    graphqlEndpoint: options.endpoint,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
    healthCheckEndpoint: `${options.endpoint}/health`,
    maskedErrors: { errorMessage: 'The platform failed. Try again later.' },
    plugins: [
      usePersistedDocuments({
        documents: options.documents,
        allowFreeDocuments: options.isOpen,
      }),
      maxDepthPlugin(graphqlLimits.depth),
      costLimitPlugin(graphqlLimits.cost),
      ...(options.isOpen ? [] : [refuseIntrospection]),
      reportErrors(options.onError),
    ],
  })
}

const refuseIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

function reportErrors(onError: CreateGraphqlOptions['onError']): Plugin<PlatformContext> {
  return {
    onExecute({ args }) {
      return {
        onExecuteDone({ result }) {
          if (!('errors' in result)) return
          const { requestId } = args.contextValue as PlatformContext
          for (const error of result.errors ?? []) {
            const { originalError } = error
            // GraphQL's own errors are the caller's: invalid variables, a missing login.
            const isFailure =
              originalError !== undefined && !(originalError instanceof GraphQLError)
            if (isFailure) onError(originalError, requestId)
          }
        },
      }
    },
  }
}
