import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Resolvers } from './generated/resolver-types.js'
import { dateTimeScalar } from './date-time-scalar.js'
import type { PlatformContext } from './platform-context.js'

/** Resolvers of one domain, by type and field. Fields without one are read from the parent. */
export type DomainResolvers = { [Type in keyof Resolvers]?: Partial<Resolvers[Type]> }

export interface CreatePlatformSchemaOptions {
  /** Folder of the contract's SDL files. */
  directory: string
  domains: DomainResolvers[]
}

/** Builds the executable schema: the contract's SDL with the domains' resolvers. */
export function createPlatformSchema(options: CreatePlatformSchemaOptions): GraphQLSchema {
  const files = readdirSync(options.directory).filter((file) => file.endsWith('.graphql'))
  return createSchema<PlatformContext>({
    typeDefs: files.sort().map((file) => readFileSync(join(options.directory, file), 'utf8')),
    resolvers: [baseResolvers, ...options.domains],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}

const baseResolvers: DomainResolvers = {
  DateTime: dateTimeScalar,
  Query: { contractVersion: () => 'floga 1' },
  Mutation: { ping: () => true },
}
