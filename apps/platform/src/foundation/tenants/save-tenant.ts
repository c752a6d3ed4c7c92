import * as v from 'valibot'
import type { Database } from '../database/database.js'
import { couponRecordSchema } from '../pricing/coupons/coupon-record.js'
import { tenantSettingsSchema } from './tenant-settings.js'

/** A tenant's file: its id and first coupons besides its settings. */
export const tenantFileSchema = v.intersect([
  v.object({
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is no id: use a-z, 0-9 and -, at most 63'),
    ),
    coupons: v.optional(v.array(couponRecordSchema), []),
  }),
  tenantSettingsSchema,
])

export type TenantFile = v.InferOutput<typeof tenantFileSchema>

/** Creates a tenant or takes its changed settings over. */
export async function saveTenant(
  database: Database,
  file: Omit<TenantFile, 'coupons'>,
): Promise<void> {
  const { id, ...settings } = file
  await database.write(id, (sql) =>
    sql.query(
      `INSERT INTO tenants (tenant, settings) VALUES ($1, $2::text::jsonb)
       ON CONFLICT (tenant) DO UPDATE
       SET settings = excluded.settings, catalogue_version = tenants.catalogue_version + 1
       WHERE tenants.settings <> excluded.settings`,
      [id, JSON.stringify(settings)],
    ),
  )
}
