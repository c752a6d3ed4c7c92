import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

/** Instants: `Date` or ISO text inside, ISO 8601 in UTC with milliseconds outside. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => toDate(value).toISOString(),
  parseValue: toDate,
  parseLiteral(node) {
    if (node.kind !== Kind.STRING) throw new GraphQLError('A DateTime is written as a string.')
    return toDate(node.value)
  },
})

function toDate(value: unknown): Date {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : NaN)
  if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is an ISO 8601 instant.')
  return date
}
