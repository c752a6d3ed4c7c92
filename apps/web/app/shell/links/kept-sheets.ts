import { useSyncExternalStore } from 'react'

const none: readonly string[] = []
let known: readonly string[] = none
const watchers = new Set<() => void>()

/** Has sheets that stand in the document stay in it. Nothing is drawn for that: they are where they shall be. */
export function keepSheets(sheets: readonly string[]): void {
  const added = sheets.filter((sheet) => !known.includes(sheet))
  if (added.length > 0) known = [...known, ...added]
}

/** Has sheets of a page that is not shown yet stand in the document from now on. */
export function addSheets(sheets: readonly string[]): void {
  const before = known
  keepSheets(sheets)
  if (known === before) return
  for (const watcher of watchers) watcher()
}

/** The sheets of pages that were shown, or are about to be. */
export function useKeptSheets(): readonly string[] {
  return useSyncExternalStore(watch, read, () => none)
}

const read = (): readonly string[] => known

function watch(act: () => void): () => void {
  watchers.add(act)
  return () => watchers.delete(act)
}
