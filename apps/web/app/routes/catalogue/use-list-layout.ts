import type { ListLayout } from '@floga/ui'
import { useSyncExternalStore } from 'react'

import { listMemory } from './list-memory.js'

/** The layout in force: what the address asks for, else what was chosen on this device. */
export function useListLayout(asked: ListLayout | null): ListLayout {
  const kept = useSyncExternalStore(followLayout, keptLayout, layoutOfServer)
  return asked ?? kept
}

function followLayout(listener: () => void): () => void {
  return listMemory().layout.subscribe(listener)
}

function keptLayout(): ListLayout {
  return listMemory().layout.getSnapshot()
}

function layoutOfServer(): ListLayout {
  return 'grid'
}
