import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { parseModule } from '../tree/read-imports.js'
import { compatibilityOf, findLackingBrowser } from './supported-browsers.js'
import type { SupportedBrowser } from './supported-browsers.js'

/** A call of a method that a supported browser lacks. */
export interface NewerMethod {
  name: string
  line: number
  /** Such as 'Chrome has since 110'. */
  lacking: string
}

/** Interfaces of the web platform whose objects most code meets: the methods of all others have names that code gives its own. */
const interfaces = [
  'AbortSignal',
  'Blob',
  'CSS',
  'CSSStyleSheet',
  'Document',
  'Element',
  'Event',
  'FormData',
  'Headers',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'History',
  'Node',
  'Performance',
  'ReadableStream',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'Window',
]

/** Names of newer methods that code of its own has for others. */
const ownNames = ['dispose', 'number', 'take']

/**
 * Methods of JavaScript and of the web platform that a supported browser lacks, by name alone: the compatibility data of MDN know no
 * types. A name that any object has had for long is not among them.
 */
export function listNewerMethods(
  browsers: readonly SupportedBrowser[],
): ReadonlyMap<string, string> {
  const newer = new Map<string, string>()
  const older = new Set<string>()
  const known = interfaces.map((name) => data.api[name] ?? {})
  const { Intl: formats = {}, ...builtins } = data.javascript.builtins ?? {}
  const owners = [...Object.values(builtins), ...Object.values(formats), ...known]
  for (const owner of owners as Identifier[]) {
    const { __compat: _, ...members } = owner
    for (const [key, member] of Object.entries(members as Record<string, Identifier>)) {
      const compat = compatibilityOf(member)
      if (compat === undefined) continue
      const name = key.replace(/_static$/, '')
      const lacking = findLackingBrowser(compat, browsers)
      if (lacking === null) older.add(name)
      else newer.set(name, lacking)
    }
  }
  for (const name of [...older, ...ownNames]) newer.delete(name)
  return newer
}

/** Finds calls of methods that a supported browser lacks. An optional call (`a.method?.()`) handles its absence. */
export function findNewerMethods(
  file: string,
  text: string,
  newer: ReadonlyMap<string, string>,
): NewerMethod[] {
  const source = parseModule(file, text)
  const found: NewerMethod[] = []
  const visit = (node: ts.Node): void => {
    const name = calledMethod(node)
    const lacking = newer.get(name)
    if (lacking !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getEnd())
      found.push({ name, line: line + 1, lacking })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function calledMethod(node: ts.Node): string {
  if (!ts.isCallExpression(node) || node.questionDotToken) return ''
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
}
