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
  const folderOf = readTenantFolders(tenantFolders)
  return (tenant) => {
    const folder = folderOf(tenant)
    return [join(dataDir, kind, tenant), ...(folder === undefined ? [] : [join(folder, kind)])]
  }
}

/** The folders that tenants are created from, by the id of the tenant. */
export function readTenantFolders(
  tenantFolders: readonly string[],
): (tenant: string) => string | undefined {
  const folders = new Map(tenantFolders.map((folder) => [readTenantId(folder), folder]))
  return (tenant) => folders.get(tenant)
}

function readTenantId(folder: string): string {
  const text = readFileSync(join(folder, 'tenant.json'), 'utf8')
  return v.parse(v.object({ id: v.string() }), JSON.parse(text)).id
}
