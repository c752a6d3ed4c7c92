import ts from 'typescript'
import type { RepositoryProgram } from './create-program.js'

/** What carries out a member of an interface: the value of a property, or a method. */
export type Implementation = ts.Node

/** Who carries out what is only declared, such as the members of an interface. */
export interface Implementations {
  /** By the declaration of the member. */
  ofMember: Map<ts.Node, Implementation[]>
  /** Resolvers by the root field that they answer. */
  ofField: Map<string, Implementation[]>
}

const rootTypes = new Set(['Query', 'Mutation', 'Subscription'])

/** Finds the object literals and classes that carry out interfaces, by the types that they are expected to have. */
export function indexImplementations({ sources, checker }: RepositoryProgram): Implementations {
  const ofMember = new Map<ts.Node, Implementation[]>()
  const ofField = new Map<string, Implementation[]>()

  const addObject = (literal: ts.ObjectLiteralExpression): void => {
    const expected = checker.getContextualType(literal)
    const field = ts.isPropertyAssignment(literal.parent) ? nameOf(literal.parent) : undefined
    for (const property of literal.properties) {
      const name = nameOf(property)
      if (name === undefined || ts.isSpreadAssignment(property)) continue
      if (field !== undefined && rootTypes.has(field)) push(ofField, name, property)
      const member = expected && checker.getPropertyOfType(expected, name)
      for (const declaration of member?.declarations ?? []) {
        if (declaration !== property) push(ofMember, declaration, property)
      }
    }
  }
  const addClass = (declaration: ts.ClassLikeDeclaration): void => {
    for (const clause of declaration.heritageClauses ?? []) {
      for (const type of clause.types.map((node) => checker.getTypeAtLocation(node))) {
        for (const member of declaration.members) {
          const name = nameOf(member)
          const expected = name === undefined ? undefined : checker.getPropertyOfType(type, name)
          for (const known of expected?.declarations ?? []) push(ofMember, known, member)
        }
      }
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) addObject(node)
    if (ts.isClassLike(node)) addClass(node)
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return { ofMember, ofField }
}

function nameOf(node: ts.Node): string | undefined {
  const name = ts.isClassElement(node) || ts.isObjectLiteralElement(node) ? node.name : undefined
  if (name === undefined) return undefined
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

function push<Key>(map: Map<Key, Implementation[]>, key: Key, node: Implementation): void {
  map.set(key, [...(map.get(key) ?? []), node])
}
