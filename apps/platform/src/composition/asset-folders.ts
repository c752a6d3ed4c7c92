import { join } from 'node:path'
import { platformFiles } from './platform-files.js'

/**
 * Where a tenant's images or documents lie: its own folder first, then what comes with the platform.
 *
 * @param kind Name of the folder, in the data directory and in the catalogue.
 */
export function assetFolders(
  dataDir: string,
  kind: 'pictures' | 'documents',
): (tenant: string) => string[] {
  return (tenant) => [join(dataDir, kind, tenant), join(platformFiles.catalogue, kind)]
}
