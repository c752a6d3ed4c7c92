import ts from 'typescript'
import { dependencyPath, privateSources } from '../../tables/private-interfaces.js'
import { collect, type Fault, memberName, textOf } from './fault.js'

/** Finds plugins of Vite that rewrite files of dependencies: they have a `transform`, and name such a file. */
export function findRewrittenCode(source: ts.SourceFile): Fault[] {
  const [transform] = collect(source, (node) =>
    ts.isObjectLiteralElementLike(node) && memberName(node) === 'transform' ? node : undefined,
  )
  if (transform === undefined) return []
  return collect(source, (node) => {
    const text = textOf(node)
    if (text === undefined || isSpecifier(node)) return undefined
    return dependencyPath.test(text) && !isSkipped(node)
      ? {
          node,
          message: `rewrites files of a dependency in a build: ${text.slice(0, 40)}`,
          remedy: 'do without, or correct a fault by pnpm patch',
        }
      : undefined
  })
}

function isSpecifier({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
}

/** Finds chunks that are named by paths into packages. */
export function findPrivateChunks(source: ts.SourceFile): Fault[] {
  const [named] = collect(source, (node) =>
    ts.isIdentifier(node) && node.text === 'manualChunks' ? node : undefined,
  )
  if (named === undefined) return []
  return collect(source, (node) => {
    const [path] = privateSources.exec(textOf(node) ?? '') ?? []
    return path === undefined
      ? undefined
      : {
          node,
          message: `names a chunk by a path into a package: ${path}`,
          remedy: 'name it by whole packages, or leave it to import() at the border of a feature',
        }
  })
}

/**
 * Whether a plugin leaves such files alone: `if (id.includes('node_modules')) return null`, the same as an expression, or a test
 * that a file is none of them.
 */
function isSkipped(node: ts.Node): boolean {
  let isNegated = false
  for (let inner = node; ; inner = inner.parent) {
    const { parent } = inner
    if (parent === undefined) return false
    if (ts.isPrefixUnaryExpression(parent)) isNegated = !isNegated
    else if (ts.isIfStatement(parent)) return returnsNothing(parent.thenStatement) !== isNegated
    else if (ts.isConditionalExpression(parent)) return isNothing(parent.whenTrue) !== isNegated
    else if (ts.isStatement(parent)) return isNegated
  }
}

function returnsNothing(statement: ts.Statement): boolean {
  if (!ts.isBlock(statement))
    return ts.isReturnStatement(statement) && isNothing(statement.expression)
  const last = statement.statements.at(-1)
  return last !== undefined && returnsNothing(last)
}

function isNothing(value: ts.Expression | undefined): boolean {
  return value === undefined || ['null', 'undefined'].includes(value.getText())
}
