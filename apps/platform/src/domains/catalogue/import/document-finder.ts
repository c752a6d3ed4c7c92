import type { DescribeDocument, DocumentFacts } from './document-facts.js'
import type { ImportScope } from './import-scope.js'

/** Looks documents up, each once an import; a name that no language has goes into `missing`. */
export function documentFinder(
  describe: DescribeDocument | undefined,
  locales: readonly string[],
  missing: Set<string>,
): ImportScope['document'] {
  const known = new Map<string, Promise<Record<string, DocumentFacts>>>()
  const look = async (file: string) => {
    const found = await Promise.all(
      locales.map(async (locale) => [locale, (await describe?.(locale, file)) ?? null] as const),
    )
    return Object.fromEntries(
      found.flatMap(([locale, facts]) => (facts === null ? [] : [[locale, facts]])),
    )
  }
  return async (document) => {
    const facts = known.get(document.file) ?? look(document.file)
    known.set(document.file, facts)
    if (Object.keys(await facts).length > 0) return { ...document, facts: await facts }
    missing.add(document.file)
    return null
  }
}
