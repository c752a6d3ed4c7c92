import { Kind, parse } from 'graphql'
import type { SourceTree } from '../tree/source-tree.js'

/** The root fields of every GraphQL operation in the repository, by the operation's name. */
export function readOperations(tree: SourceTree): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const file of tree.files) {
    if (!/\/operations\/.*\.graphql$/.test(file)) continue
    for (const definition of parse(tree.read(file)).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue
      const names = definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? [selection.name.value] : [],
      )
      fields.set(definition.name.value, names)
    }
  }
  return fields
}
