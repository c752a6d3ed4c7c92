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
}

/**
 * Follows every behaviour through the sources below `root`.
 *
 * @throws {Error} when a start is not in the code, or when the packages of the repository are not installed.
 */
export function measureBehaviours(
  root: string,
  tree: SourceTree,
  measured: readonly Behaviour[] = behaviours,
): MeasuredBehaviour[] {
  const program = createProgram(root, tree)
  const implementations = indexImplementations(program)
  const fields = readOperations(tree)
  return measured.map(({ name, starts, operations, followed = [] }) => {
    const nodes = starts.flatMap((start) => {
      const found = findStart(program, start)
      if (found.length === 0) {
        throw new Error(
          `${name}: no function is called ${start}. Name today's in tables/behaviours.ts.`,
        )
      }
      return found
    })
    const stops = leaves.filter((leaf) => !followed.includes(leaf.name))
    const {
      files,
      leaves: passed,
      reasons,
    } = traceBehaviour({
      program,
      implementations,
      starts: nodes,
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
    }
  })
}

function findStart(program: RepositoryProgram, start: string): ts.Node[] {
  const [name = '', place] = start.split('#').toReversed()
  return program.sources
    .filter((source) => {
      const file = program.fileOf(source) ?? ''
      return place === undefined || file.replace(/\.tsx?$/, '').endsWith(`/${place}`)
    })
    .flatMap((source) => source.statements.flatMap((statement) => declared(statement, name)))
}

function declared(statement: ts.Statement, name: string): ts.Node[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.filter(
    (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
  )
}
