import { isDeepStrictEqual } from 'node:util'
import { execute } from 'graphql'
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql'

/** In what an answer differs from what the schema says of its document; empty where in nothing. */
export async function findShapeFaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, variables }: { data: unknown; variables: object },
): Promise<string[]> {
  // The answer is executed as if it were the data behind it: what the schema does not allow is an error with its path.
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

/** Fields that nobody asked for, and values of another type that GraphQL would have converted. */
function differences(came: unknown, shaped: unknown, path: string): string[] {
  if (isDeepStrictEqual(came, shaped)) return []
  if (isObject(came) && isObject(shaped)) {
    const names = new Set([...Object.keys(came), ...Object.keys(shaped)])
    return [...names].flatMap((name) =>
      differences(came[name], shaped[name], path ? `${path}.${name}` : name),
    )
  }
  const expected = shaped === undefined ? 'nothing, as it was not asked for' : typed(shaped)
  return [`${path}: ${typed(came)} in place of ${expected}`]
}

function typed(value: unknown): string {
  return `${JSON.stringify(value)} (${typeof value})`
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
