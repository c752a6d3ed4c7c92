import { isDeepStrictEqual } from 'node:util'
import { execute } from 'graphql'
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql'

/**
 * Returns the differences between a response and the schema's types for its document; empty when
 * there are none.
 */
export async function findShapeFaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, variables }: { data: unknown; variables: object },
): Promise<string[]> {
  // Executes the document with the response as root value: a value that the schema does not allow
  // becomes an error with its path.
  const { data: shaped, errors = [] } = await execute({
    schema,
    document,
    rootValue: data,
    variableValues: { ...variables },
    fieldResolver: byAnswerName,
  })
  if (errors.length > 0) {
    return errors.map(({ message, path = [] }) => `${path.join('.')}: ${message}`)
  }
  return differences(data, JSON.parse(JSON.stringify(shaped)) as unknown, '')
}

const byAnswerName: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, { path }) =>
  isObject(source) ? source[path.key] : undefined

/** Fields that were not requested, and values that GraphQL would have coerced. */
function differences(actual: unknown, shaped: unknown, path: string): string[] {
  if (isDeepStrictEqual(actual, shaped)) return []
  if (isObject(actual) && isObject(shaped)) {
    const names = new Set([...Object.keys(actual), ...Object.keys(shaped)])
    return [...names].flatMap((name) =>
      differences(actual[name], shaped[name], path ? `${path}.${name}` : name),
    )
  }
  const expected = shaped === undefined ? 'nothing, as it was not selected' : typed(shaped)
  return [`${path}: ${typed(actual)} in place of ${expected}`]
}

function typed(value: unknown): string {
  return `${JSON.stringify(value)} (${typeof value})`
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
