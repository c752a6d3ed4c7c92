import { join } from 'node:path'
import { platformFiles } from './platform-files.js'

/** Where a tenant's pictures lie: its own folder first, then those that come with the platform. */
export function pictureFolders(dataDir: string): (tenant: string) => string[] {
  return (tenant) => [join(dataDir, 'pictures', tenant), join(platformFiles.catalogue, 'pictures')]
}
