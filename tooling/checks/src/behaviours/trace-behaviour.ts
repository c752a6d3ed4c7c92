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
 * Follows a behaviour from its entry functions: all functions that a function references, through
 * imports, across packages, and from interfaces to their implementations. Members of an object are
 * followed when referenced, spread (`{...formProps}`), or called by a library; not with the
 * function that creates the object.
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

  const reach = (declaration: ts.Node, from: ts.Node): void => {
    if (isCarriedOut(declaration) || isActiveMember(declaration, checker)) pass(declaration, from)
    else if (isSignature(declaration) && isActive(declaration, checker)) open.add(declaration)
    else if (ts.isBindingElement(declaration)) {
      // A name destructured from a call's result refers to that call, and to the member of that
      // name.
      const source = ts.findAncestor(declaration, ts.isVariableDeclaration)
      if (source !== undefined && isCarriedOut(source)) pass(source, from)
      if (ts.isIdentifier(declaration.name)) follow(referenceOf(declaration.name, checker), from)
    }
  }

  const follow = (symbol: ts.Symbol | undefined, from: ts.Node): void => {
    for (const declaration of declarationsOf(symbol, checker)) {
      for (const field of fieldsByDocument.get(symbol?.name ?? '') ?? []) {
        for (const resolver of implementations.ofField.get(field) ?? []) pass(resolver, from)
      }
      reach(declaration, from)
    }
  }

  /** Spreading a value uses all of its members. */
  const followMembers = (value: ts.Expression, from: ts.Node): void => {
    for (const member of checker.getPropertiesOfType(checker.getTypeAtLocation(value))) {
      const isOurs = member.declarations?.some((declaration) => fileOf(declaration) !== undefined)
      if (isOurs) follow(member, from)
    }
  }

  const visitFunction = (root: ts.Node): void => {
    const visit = (node: ts.Node): void => {
      if (node !== root && isNamedApart(node, checker)) return
      if (ts.isTypeNode(node)) return
      if (ts.isJsxSpreadAttribute(node)) followMembers(node.expression, root)
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
      // Optional members that no code on the way provides are not followed.
      return (live.length > 0 || isOptional(signature) ? live : known).map((one) => ({
        one,
        signature,
      }))
    })
    const fresh = next.filter(({ one }) => !passed.has(one) && !open.has(one))
    if (fresh.length === 0) break
    const before = open.size
    for (const { one, signature } of fresh) {
      if (isSignature(one)) reach(one, signature)
      else pass(one, signature)
    }
    if (queue.length === 0 && open.size === before) break
  }
  return { files: [...files].toSorted(), leaves: [...leaves].toSorted(), reasons }
}

/** The symbol that a name refers to if it is used as a value. */
function referenceOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) {
    return unalias(checker.getShorthandAssignmentValueSymbol(parent), checker)
  }
  if (ts.isBindingElement(parent) && parent.name === node) {
    // A member that is taken out of an object by its name is used as that member.
    const property = parent.propertyName ?? parent.name
    if (!ts.isIdentifier(property) || !ts.isObjectBindingPattern(parent.parent)) return undefined
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), property.text)
  }
  return unalias(checker.getSymbolAtLocation(node), checker)
}

function unalias(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (symbol === undefined) return undefined
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function declarationsOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Node[] {
  return (symbol?.declarations ?? []).flatMap((declaration) => {
    if (ts.isShorthandPropertyAssignment(declaration)) {
      const value = checker.getShorthandAssignmentValueSymbol(declaration)
      return declarationsOf(unalias(value, checker), checker)
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

function isOptional(node: ts.Node): boolean {
  return (
    (ts.isPropertySignature(node) || ts.isMethodSignature(node)) && node.questionToken !== undefined
  )
}

/**
 * Whether a member is callable, or an atom, which computes when read; as opposed to plain data.
 */
function isActive(node: ts.Node, checker: ts.TypeChecker): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
  const parts = type.isUnion() ? type.types : [type]
  return parts.some(
    (part) =>
      part.getCallSignatures().length > 0 || part.getSymbol()?.name.endsWith('Atom') === true,
  )
}

/** Whether an expression calls or holds a function, as opposed to a plain constant. */
function runs(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isFunctionLike(node)) return true
  return ts.forEachChild(node, (child) => runs(child) || undefined) === true
}

/** Whether a node is followed when referenced, not with the surrounding code. */
function isNamedApart(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return true
  if (ts.isVariableDeclaration(node)) {
    return node.initializer !== undefined && ts.isFunctionLike(node.initializer)
  }
  if (ts.isMethodDeclaration(node)) {
    return !ts.isObjectLiteralExpression(node.parent) || !isCalledByLibrary(node, checker)
  }
  const isMember = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
  return isMember && isActiveMember(node, checker) && !isCalledByLibrary(node, checker)
}

/** Whether a property of an object holds a function or an atom, itself or by its name. */
function isActiveMember(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isShorthandPropertyAssignment(node)) return isActive(node.name, checker)
  if (!ts.isPropertyAssignment(node)) return false
  const { initializer } = node
  if (ts.isFunctionLike(initializer)) return true
  const isName = ts.isIdentifier(initializer) || ts.isPropertyAccessExpression(initializer)
  return isName && isActive(initializer, checker)
}

/**
 * Whether a library calls a member of an object literal, which has no reference in this repository.
 */
function isCalledByLibrary(node: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): boolean {
  if (!ts.isObjectLiteralExpression(node.parent)) return false
  const expected = checker.getContextualType(node.parent)
  const member = expected && checker.getPropertyOfType(expected, node.name?.getText() ?? '')
  const declarations = member?.declarations ?? []
  return (
    declarations.length > 0 &&
    declarations.every((declaration) =>
      declaration.getSourceFile().fileName.includes('/node_modules/'),
    )
  )
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
