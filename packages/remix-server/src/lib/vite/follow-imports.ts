import type { Rollup } from 'vite'

/** What a module imports and passes on, with addresses resolved to ids. */
export interface ModuleImports {
  /** Names by module; `*` for all of them, none for a module that is only run. */
  imported: readonly ImportedNames[]
  /** Exports that come from other modules, by their name here. */
  passedOn: ReadonlyMap<string, { id: string; name: string }>
  /** Modules of `export * from`. */
  passedOnWhole: readonly string[]
}

interface ImportedNames {
  id: string
  names: readonly string[]
}

/**
 * Lists the modules that provide what a module imports: an entry that lists the exports of a package
 * is followed for the imported names alone, as the bundler does.
 */
export function followImports(
  id: string,
  importsOf: (id: string) => ModuleImports | undefined,
): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (module: string, name: string): void => {
    const visited = `${module}\n${name}`
    if (seen.has(visited)) return
    seen.add(visited)
    const known = importsOf(module)
    const next = known?.passedOn.get(name)
    if (next) return follow(next.id, next.name)
    found.add(module)
    if (name === '*') for (const one of known?.passedOn.values() ?? []) follow(one.id, one.name)
    for (const whole of known?.passedOnWhole ?? []) follow(whole, name)
  }
  const own = importsOf(id)
  for (const { id: module, names } of own?.imported ?? []) {
    if (names.length === 0) found.add(module)
    for (const name of names) follow(module, name)
  }
  for (const { id: module, name } of own?.passedOn.values() ?? []) follow(module, name)
  for (const module of own?.passedOnWhole ?? []) follow(module, '*')
  return [...found]
}

/**
 * Reads the imports and re-exports of a parsed module.
 *
 * @param resolve Returns the id of an imported module; null for one outside of the build.
 */
export async function readModuleImports(
  program: Rollup.ProgramNode,
  resolve: (source: string) => Promise<string | null>,
): Promise<ModuleImports> {
  const imported: ImportedNames[] = []
  const passedOn = new Map<string, { id: string; name: string }>()
  const passedOnWhole: string[] = []
  const locals = new Map<string, { id: string; name: string }>()
  for (const statement of program.body) {
    if (!('source' in statement) || !statement.source) continue
    const id = await resolve(String(statement.source.value))
    if (id === null) continue
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map((specifier) => {
        const name = importedName(specifier)
        locals.set(specifier.local.name, { id, name })
        return name
      })
      imported.push({ id, names })
    } else if (statement.type === 'ExportAllDeclaration' && !statement.exported) {
      passedOnWhole.push(id)
    } else if (statement.type === 'ExportAllDeclaration' && statement.exported) {
      passedOn.set(nameOf(statement.exported), { id, name: '*' })
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        passedOn.set(nameOf(exported), { id, name: nameOf(local) })
      }
    }
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue
    for (const { local, exported } of statement.specifiers) {
      const origin = locals.get(nameOf(local))
      if (origin) passedOn.set(nameOf(exported), origin)
    }
  }
  return { imported, passedOn, passedOnWhole }
}

type Statement = Rollup.ProgramNode['body'][number]
type ImportSpecifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number]
type ExportedName = Extract<
  Statement,
  { type: 'ExportNamedDeclaration' }
>['specifiers'][number]['exported']

function importedName(specifier: ImportSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported)
}

/** A name may be a text: `export { a as 'b-c' }`. */
function nameOf(node: ExportedName): string {
  return node.type === 'Identifier' ? node.name : String(node.value)
}
