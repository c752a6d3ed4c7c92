/** Everything of a tenant that slugs lead to, as a table `(kind, id, key)` in a statement. */
export const slugTargets = `(
  SELECT 'product' AS kind, id, key FROM products
  UNION ALL SELECT 'category', id, key FROM categories
  UNION ALL SELECT 'brand', id, key FROM brands
  UNION ALL SELECT 'promotion', id, key FROM promotions
)`
