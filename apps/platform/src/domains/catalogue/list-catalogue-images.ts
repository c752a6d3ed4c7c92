import type { Database } from '../../foundation/database/database.js'

/** Names of all images in the catalogues of all tenants, each once, without SVGs. */
export function listCatalogueImages(
  database: Database,
): Promise<{ tenant: string; name: string }[]> {
  return database.admin((sql) =>
    sql.query(
      `SELECT tenant, image ->> 'file' AS name FROM (
         SELECT tenant, sort_order, jsonb_array_elements(images) AS image FROM products
           WHERE published
         UNION ALL SELECT tenant, 0, image FROM categories
         UNION ALL SELECT tenant, 0, image FROM promotions
         UNION ALL SELECT tenant, 0, image FROM brands
         UNION ALL SELECT tenant, 0, image FROM variants WHERE active) shown
       WHERE image ->> 'file' IS NOT NULL AND image ->> 'isDrawing' IS DISTINCT FROM 'true'
       GROUP BY tenant, name ORDER BY tenant, min(sort_order), name`,
    ),
  )
}
