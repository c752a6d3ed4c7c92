import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** A folder that is laid out as the repository, with built programs in `apps`. */
export interface BuildRoot {
  folder: string
  /** Removes its files. */
  remove(): Promise<void>
}

/** The builds that a cluster begins and ends with. */
export interface ClusterBuilds {
  former: string
  next: string
}

/** The same build from the beginning to the end. */
export const sameBuild: ClusterBuilds = { former: repositoryRoot, next: repositoryRoot }

/** The persisted documents that shops of a build use. */
export const documentsOf = (folder: string): string =>
  join(folder, 'apps', 'platform', 'dist', 'persisted-documents.json')
