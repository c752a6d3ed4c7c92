import { parseAst } from 'vite'

/** What of a library's module nobody needs. */
export interface UnusedParts {
  /** The module, by its path. */
  module: RegExp
  /** What it asks for, and the answer. */
  replaced?: readonly (readonly [asked: string | RegExp, answer: string])[]
  /** What is left of the bodies of functions. */
  functions?: Readonly<Record<string, string>>
  /** Names that a CommonJS module exports for nobody. */
  exported?: readonly string[]
}

/**
 * Leaves parts of a module out, or answers what it asks for.
 *
 * @throws {Error} where the module has nothing like it any more.
 */
export function leaveOut(
  code: string,
  { replaced = [], functions = {}, exported = [] }: UnusedParts,
): string {
  const settled = replaced.reduce((text, [asked, answer]) => {
    const known = text.replaceAll(asked, answer)
    if (known === text)
      throw new Error(`Nothing matches ${String(asked)} in a module of a library.`)
    return known
  }, code)
  const names = new Set([...Object.keys(functions), ...exported])
  if (names.size === 0) return settled
  let shorter = settled
  // From the end, so that places before stay what they are.
  for (const { name, start, end } of findParts(parseAst(settled), names).toSorted(
    (a, b) => b.start - a.start,
  )) {
    names.delete(name)
    shorter = `${shorter.slice(0, start)}${name in functions ? `{${functions[name]}}` : '0'}${shorter.slice(end)}`
  }
  if (names.size > 0) throw new Error(`A module of a library lacks ${[...names].join(', ')}.`)
  return shorter
}

interface FoundPart {
  name: string
  start: number
  end: number
}

/** Bodies of functions, and what is assigned to `exports`, by their names. */
function findParts(node: unknown, names: ReadonlySet<string>): FoundPart[] {
  if (typeof node !== 'object' || node === null) return []
  const found = toPart(node as SyntaxNode)
  if (found && names.has(found.name)) return [found]
  return Object.values(node).flatMap((child) => findParts(child, names))
}

/** As much of a node as is asked for. */
interface SyntaxNode {
  type?: string
  start: number
  end: number
  id?: { name: string } | null
  body?: { start: number; end: number }
  left?: { object?: { name?: string }; property?: { name?: string } }
}

function toPart({ type, id, body, left, start, end }: SyntaxNode): FoundPart | null {
  if (type === 'FunctionDeclaration' && id && body) {
    return { name: id.name, start: body.start, end: body.end }
  }
  const name =
    type === 'AssignmentExpression' && left?.object?.name === 'exports' && left.property?.name
  return name ? { name, start, end } : null
}
