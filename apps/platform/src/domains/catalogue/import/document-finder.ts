import type { DescribeDocument, DocumentMetadata } from './document-metadata.js'
import type { ImportScope } from './import-scope.js'

/** Looks up documents, each once per import; names without any language are added to `missing`. */
export function documentFinder(
  describe: DescribeDocument | undefined,
  locales: readonly string[],
  missing: Set<string>,
): ImportScope['document'] {
  const known = new Map<string, Promise<Record<string, DocumentMetadata>>>()
  const look = async (file: string) => {
    const found = await Promise.all(
      locales.map(async (locale) => [locale, (await describe?.(locale, file)) ?? null] as const),
    )
    return Object.fromEntries(
      found.flatMap(([locale, metadata]) => (metadata === null ? [] : [[locale, metadata]])),
    )
  }
  return async (document) => {
    const metadata = known.get(document.file) ?? look(document.file)
    known.set(document.file, metadata)
    if (Object.keys(await metadata).length > 0) return { ...document, metadata: await metadata }
    missing.add(document.file)
    return null
  }
}
