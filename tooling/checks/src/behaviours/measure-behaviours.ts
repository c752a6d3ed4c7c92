import ts from 'typescript'
import { behaviours, leaves, type Behaviour } from '../tables/behaviours.js'
import type { SourceTree } from '../tree/source-tree.js'
import { createProgram, type RepositoryProgram } from './create-program.js'
import { indexImplementations } from './index-implementations.js'
import { readOperations } from './read-operations.js'
import { traceBehaviour } from './trace-behaviour.js'

/** The files that a behaviour passes. */
export interface MeasuredBehaviour {
  name: string
  files: string[]
  /** Files that every request passes. */
  leaves: string[]
  /** By which function each file is reached first. */
  reasons: Record<string, string>
  /** Starts that are not in the code under any of their names. */
  missing: string[]
}

/** Follows every behaviour through the sources below `root`. */
export function measureBehaviours(
  root: string,
  tree: SourceTree,
  measured: readonly Behaviour[] = behaviours,
): MeasuredBehaviour[] {
  const program = createProgram(root, tree)
  const implementations = indexImplementations(program)
  const fields = readOperations(tree)
  return measured.map(({ name, starts, operations, followed = [] }) => {
    const found = starts.map((start) => ({ start, nodes: findStart(program, start) }))
    const stops = leaves.filter((leaf) => !followed.includes(leaf.name))
    const {
      files,
      leaves: passed,
      reasons,
    } = traceBehaviour({
      program,
      implementations,
      starts: found.flatMap(({ nodes }) => nodes),
      fieldsByDocument: new Map(
        operations.map((operation) => [`${operation}Document`, fields.get(operation) ?? []]),
      ),
      isLeaf: (file) => stops.some((leaf) => leaf.files.test(file)),
    })
    return {
      name,
      files,
      leaves: passed,
      reasons: Object.fromEntries(reasons),
      missing: found.filter(({ nodes }) => nodes.length === 0).map(({ start }) => start),
    }
  })
}

function findStart(program: RepositoryProgram, start: string): ts.Node[] {
  for (const alternative of start.split('|')) {
    const [name = '', place] = alternative.split('#').toReversed()
    const nodes = program.sources
      .filter((source) => {
        const file = program.fileOf(source) ?? ''
        return place === undefined || file.replace(/\.tsx?$/, '').endsWith(`/${place}`)
      })
      .flatMap((source) => source.statements.flatMap((statement) => declared(statement, name)))
    if (nodes.length > 0) return nodes
  }
  return []
}

function declared(statement: ts.Statement, name: string): ts.Node[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.filter(
    (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
  )
}
