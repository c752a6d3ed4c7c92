import type { StoredPicture } from './picture-facts.js'

/** What the writers of one import share. */
export interface ImportScope {
  tenant: string
  locales: readonly string[]
  /** Looks a picture up; one that is missing is reported and left out. */
  picture(
    picture: { file: string; alt: Record<string, string> } | undefined,
  ): Promise<StoredPicture | null>
}

/** How many records of a batch were new, changed or as before. */
export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
}
