import ts from 'typescript'
import { routerPackages } from '../../tables/private-interfaces.js'
import { collect, type Fault, lastName } from './fault.js'

/** Finds components of the router that are called as functions, also under another name or by another function. */
export function findCalledComponents(source: ts.SourceFile): Fault[] {
  const components = new Set<string>()
  const namespaces = new Set<string>()
  for (const bindings of collect(source, toBindings)) {
    if (ts.isNamespaceImport(bindings)) namespaces.add(bindings.name.text)
    else {
      for (const { name, propertyName } of bindings.elements) {
        if (isComponent((propertyName ?? name).text)) components.add(name.text)
      }
    }
  }
  if (components.size + namespaces.size === 0) return []

  const isRouters = (node: ts.Expression): boolean =>
    ts.isIdentifier(node)
      ? components.has(node.text)
      : ts.isPropertyAccessExpression(node) &&
        ts.isIdentifier(node.expression) &&
        namespaces.has(node.expression.text) &&
        isComponent(node.name.text)
  // In order: a name refers to a component from its declaration on.
  for (const { name, initializer } of collect(source, toVariable)) {
    if (ts.isIdentifier(name) && initializer && isRouters(initializer)) components.add(name.text)
  }
  return collect(source, (node) => {
    if (!ts.isCallExpression(node)) return undefined
    const { expression: callee } = node
    const remedy = 'render it: <Component />'
    if (isRouters(callee)) {
      return {
        node,
        message: `calls the component ${callee.getText(source)} as a function`,
        remedy,
      }
    }
    const handed = rendering.test(lastName(callee) ?? '')
      ? undefined
      : node.arguments.find(isRouters)
    return (
      handed && {
        node,
        message: `hands the component ${handed.getText(source)} to a function`,
        remedy,
      }
    )
  })
}

/** Functions of React that take a component to render it. */
const rendering = /^(?:createElement|memo|jsxs?)$/

function toBindings(node: ts.Node): ts.NamedImportBindings | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined
  return routerPackages.test(node.moduleSpecifier.text)
    ? node.importClause?.namedBindings
    : undefined
}

function toVariable(node: ts.Node): ts.VariableDeclaration | undefined {
  return ts.isVariableDeclaration(node) ? node : undefined
}

function isComponent(name: string): boolean {
  return /^[A-Z][a-z]/.test(name)
}
