import ts from 'typescript'
import type { RepositoryProgram } from './create-program.js'
import type { Implementations } from './index-implementations.js'

export interface TraceOptions {
  program: RepositoryProgram
  implementations: Implementations
  /** The functions where the behaviour begins. */
  starts: ts.Node[]
  /** Root fields by the names of the operations' documents, for the operations of this behaviour alone. */
  fieldsByDocument: Map<string, string[]>
  /** Files that every request passes: counted apart and not followed further. */
  isLeaf: (file: string) => boolean
}

export interface Trace {
  /** Files of which a function is passed, sorted. */
  files: string[]
  leaves: string[]
  /** Why a file is in the list: the function that led there first. */
  reasons: Map<string, string>
}

/**
 * Follows a behaviour from its first functions: whatever a function names is passed too, through imports, across
 * packages, and through interfaces to what carries them out. Members of an object are passed when somebody names them, not
 * with the function that makes the object.
 */
export function traceBehaviour(options: TraceOptions): Trace {
  const { program, implementations, fieldsByDocument, isLeaf } = options
  const { checker, fileOf } = program
  const passed = new Set<ts.Node>()
  const queue: ts.Node[] = []
  const open = new Set<ts.Node>()
  const files = new Set<string>()
  const leaves = new Set<string>()
  const reasons = new Map<string, string>()

  const pass = (node: ts.Node, from: ts.Node | undefined): void => {
    const file = fileOf(node)
    if (file === undefined || passed.has(node)) return
    passed.add(node)
    if (isLeaf(file)) {
      leaves.add(file)
      return
    }
    if (!files.has(file)) reasons.set(file, from === undefined ? 'start' : describe(from, fileOf))
    files.add(file)
    queue.push(node)
  }

  const follow = (symbol: ts.Symbol | undefined, from: ts.Node): void => {
    for (const declaration of declarationsOf(symbol, checker)) {
      for (const field of fieldsByDocument.get(symbol?.name ?? '') ?? []) {
        for (const resolver of implementations.ofField.get(field) ?? []) pass(resolver, from)
      }
      if (isCarriedOut(declaration)) pass(declaration, from)
      else if (isSignature(declaration) && isCallable(declaration, checker)) open.add(declaration)
    }
  }

  const visitFunction = (root: ts.Node): void => {
    const visit = (node: ts.Node): void => {
      if (node !== root && isNamedApart(node)) return
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node)) follow(referenceOf(node, checker), root)
      ts.forEachChild(node, visit)
    }
    visit(root)
  }

  for (const start of options.starts) pass(start, undefined)
  for (;;) {
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) visitFunction(node)
    const next = [...open].flatMap((signature) => {
      const known = implementations.ofMember.get(signature) ?? []
      const live = known.filter((one) => isWithin(one, passed))
      return (live.length > 0 ? live : known).map((one) => ({ one, signature }))
    })
    const fresh = next.filter(({ one }) => !passed.has(one))
    if (fresh.length === 0) break
    for (const { one, signature } of fresh) pass(one, signature)
    if (queue.length === 0) break
  }
  return { files: [...files].toSorted(), leaves: [...leaves].toSorted(), reasons }
}

/** The symbol that a name stands for where it is used as a value. */
function referenceOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent)
  }
  if (ts.isBindingElement(parent) && parent.name === node) {
    // A member that is taken out of an object by its name is used as that member.
    const property = parent.propertyName ?? parent.name
    if (!ts.isIdentifier(property) || !ts.isObjectBindingPattern(parent.parent)) return undefined
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), property.text)
  }
  const symbol = checker.getSymbolAtLocation(node)
  if (symbol === undefined) return undefined
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function declarationsOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Node[] {
  return (symbol?.declarations ?? []).flatMap((declaration) => {
    if (ts.isShorthandPropertyAssignment(declaration)) {
      return declarationsOf(checker.getShorthandAssignmentValueSymbol(declaration), checker)
    }
    return [declaration]
  })
}

/** Whether a declaration has something to carry out: a function, a class, or a value that is made by code. */
function isCarriedOut(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return 'body' in node && node.body !== undefined
  if (ts.isClassLike(node)) return true
  if (ts.isPropertyAssignment(node)) return runs(node.initializer)
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && runs(node.initializer)
}

function isSignature(node: ts.Node): boolean {
  return ts.isPropertySignature(node) || ts.isMethodSignature(node)
}

/** Whether a member is something to call, as opposed to a plain fact. */
function isCallable(node: ts.Node, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
  const parts = type.isUnion() ? type.types : [type]
  return parts.some((part) => part.getCallSignatures().length > 0)
}

/** Whether an expression calls or holds a function, as opposed to a plain constant. */
function runs(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isFunctionLike(node)) return true
  return ts.forEachChild(node, (child) => runs(child) || undefined) === true
}

/** Whether what a node holds is passed when somebody names it, not with the code around it. */
function isNamedApart(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return true
  if (ts.isVariableDeclaration(node)) {
    return node.initializer !== undefined && ts.isFunctionLike(node.initializer)
  }
  if (ts.isMethodDeclaration(node)) return true
  return ts.isPropertyAssignment(node) && ts.isFunctionLike(node.initializer)
}

function isWithin(node: ts.Node, passed: Set<ts.Node>): boolean {
  for (let outer: ts.Node | undefined = node; outer !== undefined; outer = outer.parent) {
    if (passed.has(outer)) return true
  }
  return false
}

function describe(node: ts.Node, fileOf: RepositoryProgram['fileOf']): string {
  const name = 'name' in node && node.name !== undefined ? (node.name as ts.Node).getText() : ''
  return `${fileOf(node) ?? ''}#${name}`
}
