import ts from 'typescript'
import type { RepositoryProgram } from './create-program.js'

/**
 * Implementation of an interface's member: a property, a method, or the member of another type that
 * is assigned to it.
 */
export type Implementation = ts.Node

/** Implementations of declarations such as interface members. */
export interface Implementations {
  /** By the declaration of the member. */
  ofMember: Map<ts.Node, Implementation[]>
  /** Resolvers by root field. */
  ofField: Map<string, Implementation[]>
}

const rootTypes = new Set(['Query', 'Mutation', 'Subscription'])

/** Finds the object literals, values and classes that carry out interfaces, by the types that they are expected to have. */
export function indexImplementations(program: RepositoryProgram): Implementations {
  const { sources, checker, fileOf } = program
  const ofMember = new Map<ts.Node, Implementation[]>()
  const ofField = new Map<string, Implementation[]>()

  const addObject = (literal: ts.ObjectLiteralExpression): void => {
    const expected = checker.getContextualType(literal)
    const field = ts.isPropertyAssignment(literal.parent) ? nameOf(literal.parent) : undefined
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property)) addValue(property.expression, expected)
      const name = nameOf(property)
      if (name === undefined) continue
      if (field !== undefined && rootTypes.has(field)) push(ofField, name, property)
      const member = expected && checker.getPropertyOfType(expected, name)
      for (const declaration of member?.declarations ?? []) {
        if (declaration !== property) push(ofMember, declaration, property)
      }
    }
  }
  /** A value of one type assigned to another: each member implements the one of its name. */
  const addValue = (value: ts.Expression, expected: ts.Type | undefined): void => {
    if (expected === undefined) return
    const given = checker.getTypeAtLocation(value)
    if (given === expected) return
    for (const member of checker.getPropertiesOfType(checker.getNonNullableType(expected))) {
      const known = (member.declarations ?? []).filter((node) => fileOf(node) !== undefined)
      const found = known.length > 0 ? checker.getPropertyOfType(given, member.name) : undefined
      for (const standIn of found?.declarations ?? []) {
        for (const declaration of known) {
          if (declaration !== standIn) push(ofMember, declaration, standIn)
        }
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
    else if (isHandedOver(node)) addValue(node, checker.getContextualType(node))
    if (ts.isClassLike(node)) addClass(node)
    ts.forEachChild(node, visit)
  }
  for (const source of sources) visit(source)
  return { ofMember, ofField }
}

/**
 * Whether an expression is passed where a type is expected: as an argument, a property, a result.
 */
function isHandedOver(node: ts.Node): node is ts.Expression {
  const isValue =
    ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
  if (!isValue) return false
  const { parent } = node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isVariableDeclaration(parent)) {
    return parent.initializer === node && parent.type !== undefined
  }
  if (ts.isArrowFunction(parent)) return parent.body === node
  return ts.isReturnStatement(parent) || ts.isJsxExpression(parent)
}

function nameOf(node: ts.Node): string | undefined {
  const name = ts.isClassElement(node) || ts.isObjectLiteralElement(node) ? node.name : undefined
  if (name === undefined) return undefined
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

function push<Key>(map: Map<Key, Implementation[]>, key: Key, node: Implementation): void {
  map.set(key, [...(map.get(key) ?? []), node])
}
