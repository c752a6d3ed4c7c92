import { getNamedType, isCompositeType, isObjectType, Kind, parse, print, visit } from 'graphql'
import type { FieldNode, GraphQLOutputType, GraphQLSchema, OperationDefinitionNode } from 'graphql'

/** Maximum depth of requested objects: deeper ones are repetitions. */
const mostDepth = 5

/** The same operation, but asking for every field that needs no argument. */
export function askForAll(schema: GraphQLSchema, document: string): string {
  return print(
    visit(parse(document), {
      OperationDefinition(node: OperationDefinitionNode) {
        const root = node.operation === 'query' ? schema.getQueryType() : schema.getMutationType()
        const selections = node.selectionSet.selections.map((selection) => {
          if (selection.kind !== Kind.FIELD) return selection
          const field = root!.getFields()[selection.name.value]!
          return { ...selection, ...selectionOf(field.type, mostDepth) }
        })
        return { ...node, selectionSet: { ...node.selectionSet, selections } }
      },
    }),
  )
}

function selectionOf(type: GraphQLOutputType, depth: number): Pick<FieldNode, 'selectionSet'> {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return {}
  const fields = isObjectType(named) ? Object.values(named.getFields()) : []
  const selections = fields
    .filter(({ args }) => args.every((arg) => !String(arg.type).endsWith('!')))
    .filter((field) => depth > 1 || !isCompositeType(getNamedType(field.type)))
    .map((field) => ({
      kind: Kind.FIELD as const,
      name: { kind: Kind.NAME as const, value: field.name },
      ...selectionOf(field.type, depth - 1),
    }))
  const name = {
    kind: Kind.FIELD as const,
    name: { kind: Kind.NAME as const, value: '__typename' },
  }
  return { selectionSet: { kind: Kind.SELECTION_SET, selections: [name, ...selections] } }
}
