import ts from 'typescript'
import { parseModule } from './read-imports.js'

/** The exports of a module. */
export interface ModuleExports {
  /** Names that are declared here; a default export counts by its own name, where it has one. */
  declared: string[]
  /** Names that are passed on from another module. */
  passedOn: string[]
  hasDefault: boolean
}

/** Lists the exported names of a module. */
export function readExports(path: string, text: string): ModuleExports {
  const found: ModuleExports = { declared: [], passedOn: [], hasDefault: false }
  for (const statement of parseModule(path, text).statements) addExports(statement, found)
  return found
}

function addExports(statement: ts.Statement, found: ModuleExports): void {
  if (ts.isExportDeclaration(statement)) {
    const names = statement.moduleSpecifier === undefined ? found.declared : found.passedOn
    if (statement.exportClause === undefined) names.push('*')
    else if (ts.isNamespaceExport(statement.exportClause)) {
      names.push(statement.exportClause.name.text)
    } else names.push(...statement.exportClause.elements.map(({ name }) => name.text))
    return
  }
  if (ts.isExportAssignment(statement)) {
    found.hasDefault = true
    if (ts.isIdentifier(statement.expression)) found.declared.push(statement.expression.text)
    return
  }
  if (!ts.canHaveModifiers(statement)) return
  const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? []
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return
  if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) found.hasDefault = true
  found.declared.push(...namesOf(statement))
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name !== undefined ? [statement.name.text] : []
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  )
}
