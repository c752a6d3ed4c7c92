import ts from 'typescript'
import type { Finding, Rule } from '../../rule.js'
import { privateModules, privateNames } from '../../tables/private-interfaces.js'
import { isModule } from '../../tree/is-module.js'
import { parseModule, readImports } from '../../tree/read-imports.js'
import { findCalledComponents } from './find-called-components.js'
import { findPrivateChunks, findRewrittenCode } from './find-rewritten-code.js'
import { collect, type Fault, lastName, memberName, textOf } from './fault.js'

/**
 * Shipped code uses only public, documented interfaces of React, Remix, Vite and Rollup. Private
 * ones may change with any patch release, and readers who know the frameworks do not know them.
 */
export const publicInterfaces: Rule = {
  name: 'public-interfaces',
  check: (tree) =>
    tree.files.filter(isShipped).flatMap((file) => findFaults(file, tree.read(file))),
}

function isShipped(file: string): boolean {
  return (
    /^(?:apps\/(?:web|tenant-minimal)|packages\/[^/]+)\//.test(file) &&
    isModule(file) &&
    !/\.(?:test|test-d|spec|stories)\.|(?:^|\/)(?:e2e|testing|fixtures|examples)\/|\/testing\.tsx?$/.test(
      file,
    )
  )
}

/** One finding for each fault of a file, however often it is there. */
function findFaults(file: string, text: string): Finding[] {
  const source = parseModule(file, text)
  const faults = [
    ...findPrivateNames(source),
    ...findCalledComponents(source),
    ...findReplacedMethods(source),
    ...findPartialBuilds(source),
    ...findRewrittenCode(source),
    ...findPrivateChunks(source),
  ].map(({ node, message, remedy }) => ({
    line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    message,
    remedy,
  }))
  const first = new Map(faults.toReversed().map((fault) => [fault.message, fault]))
  return [...findPrivateModules(file, text), ...[...first.values()].toReversed()].map(
    ({ line, message, remedy }) => ({ file: `${file}:${line}`, message, remedy }),
  )
}

function findPrivateModules(file: string, text: string) {
  return readImports(file, text)
    .filter(({ specifier }) => privateModules.test(specifier))
    .map(({ specifier, line }) => ({
      line,
      message: `imports a private file: ${specifier}`,
      remedy: 'import a documented export of the package',
    }))
}

function findPrivateNames(source: ts.SourceFile): Fault[] {
  return collect(source, (node) => {
    const text = ts.isIdentifier(node) ? node.text : textOf(node)
    if (text === undefined) return undefined
    for (const { pattern, remedy } of privateNames) {
      const [name] = pattern.exec(text) ?? []
      if (name !== undefined) return { node, message: `uses ${name}`, remedy }
    }
    return undefined
  })
}

/** `router.subscribe = …`, and `Object.assign(router, …)`. */
function findReplacedMethods(source: ts.SourceFile): Fault[] {
  const remedy = 'use useNavigation, useBlocker or useNavigate'
  return collect(source, (node) => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left } = node
      return ts.isPropertyAccessExpression(left) && isRouter(left.expression)
        ? { node, message: `replaces ${left.name.text} of the router`, remedy }
        : undefined
    }
    if (!ts.isCallExpression(node) || node.arguments[0] === undefined) return undefined
    const isReplacing = /^Object\.(?:assign|definePropert(?:y|ies))$/.test(
      node.expression.getText(source),
    )
    return isReplacing && isRouter(node.arguments[0])
      ? { node, message: 'replaces members of the router', remedy }
      : undefined
  })
}

function isRouter(node: ts.Expression): boolean {
  return /router$/i.test(lastName(node) ?? '')
}

/** `{ ...build, routes }`: a handler that knows some of the app. */
function findPartialBuilds(source: ts.SourceFile): Fault[] {
  return collect(source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return undefined
    const isOfBuild = node.properties.some(
      (member) =>
        ts.isSpreadAssignment(member) && /build$/i.test(lastName(member.expression) ?? ''),
    )
    const changed = node.properties
      .map(memberName)
      .find((name) => name !== undefined && ['routes', 'assets', 'entry'].includes(name))
    return isOfBuild && changed !== undefined
      ? {
          node,
          message: `creates a server build with other ${changed}`,
          remedy: 'pass the build of Remix to createRequestHandler unchanged',
        }
      : undefined
  })
}
