import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Env } from './env.js'

/**
 * The folders of a tenant's images or documents: its folder in the data directory first, then the
 * folder that the tenant was created from. Tenants share no files.
 *
 * @param kind Name of the folder, in the data directory and in the tenant's.
 */
export function assetFolders(
  { dataDir, tenantFolders }: Pick<Env, 'dataDir' | 'tenantFolders'>,
  kind: 'pictures' | 'documents',
): (tenant: string) => string[] {
  const folders = new Map(tenantFolders.map((folder) => [readTenantId(folder), folder]))
  return (tenant) => {
    const folder = folders.get(tenant)
    return [join(dataDir, kind, tenant), ...(folder === undefined ? [] : [join(folder, kind)])]
  }
}

function readTenantId(folder: string): string {
  const text = readFileSync(join(folder, 'tenant.json'), 'utf8')
  return v.parse(v.object({ id: v.string() }), JSON.parse(text)).id
}
