import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSchema, GraphQLError, GraphQLScalarType } from 'graphql'
import type { GraphQLSchema } from 'graphql'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The contract's schema, as its package has it. */
export function readContractSchema(): GraphQLSchema {
  const manifest = createRequire(import.meta.url).resolve('@floga/platform-contract/package.json')
  const folder = join(dirname(manifest), 'schema')
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const schema = buildSchema(text)
  const dateTime = schema.getType('DateTime')
  if (dateTime instanceof GraphQLScalarType) dateTime.serialize = serializeInstant
  return schema
}

function serializeInstant(value: unknown): unknown {
  if (typeof value === 'string' && instant.test(value)) return value
  throw new GraphQLError(`${JSON.stringify(value)} is no instant in UTC with milliseconds`)
}
