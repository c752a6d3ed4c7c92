-- What was ordered together with a product.
CREATE INDEX order_items_by_product ON order_items (tenant, product_id, order_id);
