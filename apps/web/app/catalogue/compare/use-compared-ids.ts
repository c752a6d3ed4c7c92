import { useSyncExternalStore } from 'react'

import { openComparisonList } from './use-comparison.js'

/** Ids of the products that this device compares; none until the page's scripts have taken over. */
export function useComparedIds(): readonly string[] {
  return useSyncExternalStore(follow, known, onServer)
}

const none: readonly string[] = []

function follow(listener: () => void): () => void {
  return openComparisonList().subscribe(listener)
}

function known(): readonly string[] {
  return openComparisonList().getSnapshot()
}

function onServer(): readonly string[] {
  return none
}
