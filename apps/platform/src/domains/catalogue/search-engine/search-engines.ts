import { createMemoryEngine } from './memory-engine.js'
import { createPostgresEngine } from './postgres-engine.js'
import type { SearchEngine } from './search-engine.js'

/** The engines of this platform, by the name that a setting chooses one with. */
export const searchEngines = {
  memory: createMemoryEngine,
  postgres: createPostgresEngine,
} satisfies Record<string, () => SearchEngine>

export type SearchEngineName = keyof typeof searchEngines
