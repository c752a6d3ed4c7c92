import { listWorkspacePackages, type WorkspacePackage } from './workspace-package.js'
import { readImports, type Import } from './read-imports.js'

/** The files of a repository as the rules see them. Paths are relative and use `/`. */
export interface SourceTree {
  files: string[]
  packages: WorkspacePackage[]
  has: (path: string) => boolean
  read: (path: string) => string
  importsOf: (path: string) => Import[]
}

export interface SourceTreeOptions {
  files: string[]
  readFile: (path: string) => string
}

/** Builds a tree whose files are read, and whose imports are parsed, at most once. */
export function createSourceTree({ files, readFile }: SourceTreeOptions): SourceTree {
  const known = new Set(files)
  const texts = new Map<string, string>()
  const imports = new Map<string, Import[]>()
  const read = (path: string) => remember(texts, path, () => readFile(path))
  return {
    files,
    packages: listWorkspacePackages(files, read),
    has: (path) => known.has(path),
    read,
    importsOf: (path) => remember(imports, path, () => readImports(path, read(path))),
  }
}

/** A tree that exists in memory only, from path to text. */
export function createMemoryTree(texts: Record<string, string>): SourceTree {
  return createSourceTree({ files: Object.keys(texts), readFile: (path) => texts[path] ?? '' })
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const existing = known.get(key)
  if (existing !== undefined) return existing
  const value = make()
  known.set(key, value)
  return value
}
