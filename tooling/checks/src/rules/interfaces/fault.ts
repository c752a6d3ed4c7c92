import ts from 'typescript'

/** Something that a rule found in a module. */
export interface Fault {
  node: ts.Node
  message: string
  remedy: string
}

/** Collects the results of `pick` for each node of a module, in order; undefined skips a node. */
export function collect<Found>(
  source: ts.SourceFile,
  pick: (node: ts.Node) => Found | undefined,
): Found[] {
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    const picked = pick(node)
    if (picked !== undefined) found.push(picked)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of a string, a part of a template or a regular expression, whose slashes are written as in a path. */
export function textOf(node: ts.Node): string | undefined {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  ) {
    return node.text
  }
  return ts.isRegularExpressionLiteral(node) ? node.text.replaceAll('\\/', '/') : undefined
}

/** The last name of `a`, `a.b` or `a!.b`. */
export function lastName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)
    ? lastName(node.expression)
    : undefined
}

/** The name of a member of an object literal; undefined if it is computed or spread. */
export function memberName(member: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = member
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined
}
