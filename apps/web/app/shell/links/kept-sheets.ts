import { useSyncExternalStore } from 'react'

const none: readonly string[] = []
let known: readonly string[] = none
const watchers = new Set<() => void>()

/** Has sheets stand in the document from now on, also those of pages that are not shown yet. */
export function keepSheets(sheets: readonly string[]): void {
  const added = sheets.filter((sheet) => !known.includes(sheet))
  if (added.length === 0) return
  known = [...known, ...added]
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
