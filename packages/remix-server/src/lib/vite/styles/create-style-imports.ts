/** Which modules import which, as written: evaluation takes imports that only styles need out of the code. */
export interface StyleImports {
  /** Remembers what a module imports. */
  record(module: string, imported: readonly string[], options: { hasStyles: boolean }): void
  /**
   * Whether styles of another module may be computed from this one, directly or through others. Components are no
   * such way: styles are not computed from what renders.
   */
  feedsStyles(module: string): boolean
}

/** Creates the record of imports. */
export function createStyleImports(): StyleImports {
  const importers = new Map<string, Set<string>>()
  const withStyles = new Set<string>()

  return {
    record(module, imported, { hasStyles }) {
      for (const dependency of imported) {
        const known = importers.get(dependency) ?? new Set()
        importers.set(dependency, known.add(module))
      }
      if (hasStyles) withStyles.add(module)
    },
    feedsStyles(module) {
      if (module.endsWith('.tsx')) return false
      const seen = new Set([module])
      for (const current of seen) {
        for (const importer of importers.get(current) ?? []) {
          if (withStyles.has(importer)) return true
          if (!importer.endsWith('.tsx')) seen.add(importer)
        }
      }
      return false
    },
  }
}
