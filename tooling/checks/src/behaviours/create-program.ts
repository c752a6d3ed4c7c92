import { join } from 'node:path'
import ts from 'typescript'
import { isSourceModule } from '../structure/is-source-module.js'
import { isSupport } from '../tree/is-module.js'
import type { SourceTree } from '../tree/source-tree.js'

/** The sources of apps and packages as one program, with its types and the paths in the repository. */
export interface RepositoryProgram {
  sources: ts.SourceFile[]
  checker: ts.TypeChecker
  /** The file of a node, relative to the repository; undefined for libraries, tests and generated code. */
  fileOf: (node: ts.Node) => string | undefined
}

/**
 * Reads all sources below `root` into one program; a missing library leaves its types unknown.
 *
 * @throws {Error} when a package of the repository cannot be found: nothing behind its interface would be followed.
 */
export function createProgram(root: string, tree: SourceTree): RepositoryProgram {
  const files = tree.files.filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file))
  const counted = new Map(
    files
      .filter((file) => isSourceModule(file) && !isSupport(file) && !isShown(file))
      .map((file) => [join(root, file), file]),
  )
  const program = ts.createProgram({
    rootNames: [...counted.keys()],
    options: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      strict: true,
      skipLibCheck: true,
      esModuleInterop: true,
      noEmit: true,
      types: [],
    },
  })
  const sources = program.getSourceFiles().filter(({ fileName }) => counted.has(fileName))
  const checker = program.getTypeChecker()
  for (const source of sources) assertInstalled(source, checker)
  return {
    sources,
    checker,
    fileOf: (node) => counted.get(node.getSourceFile().fileName),
  }
}

/** Whether a file shows or tests how something is used, and no shopper passes it. */
function isShown(file: string): boolean {
  return /(^|\/)(examples|stories)\/|^(apps\/storybook|packages\/platform-conformance)\//.test(file)
}

function assertInstalled(source: ts.SourceFile, checker: ts.TypeChecker): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue
    const { moduleSpecifier } = statement
    if (!moduleSpecifier.text.startsWith('@floga/')) continue
    if (checker.getSymbolAtLocation(moduleSpecifier) !== undefined) continue
    throw new Error(
      `${source.fileName} imports ${moduleSpecifier.text}, which is not installed. Run pnpm install, else most files are missed.`,
    )
  }
}
