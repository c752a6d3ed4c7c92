/** A node of a parsed module. */
interface AstNode {
  type: string
  [key: string]: unknown
}

/**
 * Addresses of the imports that styles of a module are computed from, also by way of what the module declares itself. What only
 * renders or is called later is none of them.
 */
export function findStyleSources(program: { body: unknown[] }): string[] {
  const statements = program.body.filter(isNode)
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  const tags = imports.filter((one) => sourceOf(one) === '@linaria/core').flatMap(localNames)
  const names = new Set<string>()
  visit(statements, (node) => {
    const { type, tag } = node
    if (type !== 'TaggedTemplateExpression' || !isNode(tag) || !tags.includes(nameOf(tag))) return
    addNames(node, names)
  })
  const declarations = statements.flatMap(readDeclarations)
  // Grows while it is read: a declaration may be made of others.
  for (const name of names) {
    for (const one of declarations) if (one.names.includes(name)) addNames(one.node, names)
  }
  return imports
    .filter((one) => localNames(one).some((name) => names.has(name)))
    .map(sourceOf)
    .filter((source) => source !== '@linaria/core')
}

/** What a statement of a module declares, exported or not. */
function readDeclarations(statement: AstNode): { names: string[]; node: AstNode }[] {
  const declared = isNode(statement['declaration']) ? statement['declaration'] : statement
  const parts = [
    declared,
    ...(Array.isArray(declared['declarations']) ? declared['declarations'] : []),
  ]
  return parts.filter(isNode).flatMap((node) => {
    const names = new Set<string>()
    if (isNode(node['id'])) addNames(node['id'], names)
    return names.size > 0 ? [{ names: [...names], node }] : []
  })
}

function localNames(declaration: AstNode): string[] {
  const specifiers = declaration['specifiers']
  return (Array.isArray(specifiers) ? specifiers : [])
    .map((one: AstNode) => one['local'])
    .filter(isNode)
    .map(nameOf)
}

function addNames(node: AstNode, names: Set<string>): void {
  visit(node, (found) => {
    if (found.type === 'Identifier') names.add(nameOf(found))
  })
}

function visit(value: unknown, see: (node: AstNode) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (isNode(value)) {
    see(value)
    for (const part of Object.values(value)) visit(part, see)
  }
}

function nameOf(node: AstNode): string {
  return String(node['name'] ?? '')
}

function sourceOf({ source }: AstNode): string {
  return isNode(source) ? String(source['value']) : ''
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
