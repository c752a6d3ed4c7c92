import ts from 'typescript'

/** One place where a module names another. */
export interface Import {
  specifier: string
  /** Counted from 1. */
  line: number
  kind: 'import' | 'export' | 'export-all' | 'dynamic'
}

/** Lists a module's imports, re-exports and dynamic imports, in order. */
export function readImports(path: string, text: string): Import[] {
  const source = parseModule(path, text)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const reference = toReference(node)
    if (reference !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ ...reference, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Parses a module of any of the kinds in this repository. */
export function parseModule(path: string, text: string): ts.SourceFile {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

function toReference(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node)) return toImport(node.moduleSpecifier, 'import')
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    const isAll = node.exportClause === undefined
    return toImport(node.moduleSpecifier, isAll ? 'export-all' : 'export')
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return toImport(node.argument.literal, 'import')
  }
  if (ts.isCallExpression(node) && isLoading(node.expression)) {
    return toImport(node.arguments[0], 'dynamic')
  }
  return undefined
}

function isLoading(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true
  return ts.isIdentifier(callee) && callee.text === 'require'
}

function toImport(
  node: ts.Node | undefined,
  kind: Import['kind'],
): Omit<Import, 'line'> | undefined {
  return node !== undefined && ts.isStringLiteralLike(node)
    ? { specifier: node.text, kind }
    : undefined
}
