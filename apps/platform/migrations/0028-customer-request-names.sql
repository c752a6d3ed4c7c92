-- Plain names: what customers ask of the shop, apart from HTTP requests, and who waits for a variant to be back in stock.
ALTER TABLE requests RENAME TO customer_requests;
ALTER TABLE request_messages RENAME TO customer_request_messages;
ALTER TABLE request_moves RENAME TO customer_request_moves;
ALTER SEQUENCE request_serials RENAME TO customer_request_serials;

ALTER TABLE restock_requests RENAME TO back_in_stock_requests;
ALTER TABLE back_in_stock_requests RENAME COLUMN announced_at TO notified_at;
ALTER FUNCTION floga_announce_restock() RENAME TO floga_notify_back_in_stock;
ALTER TRIGGER variants_announce_restock ON variants RENAME TO variants_notify_back_in_stock;
CREATE OR REPLACE FUNCTION floga_notify_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH notified AS (
    UPDATE back_in_stock_requests SET notified_at = now()
    WHERE tenant = NEW.tenant AND variant_id = NEW.id AND notified_at IS NULL
    RETURNING tenant, id
  )
  INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at)
  SELECT tenant, gen_random_uuid()::text, 'back-in-stock', jsonb_build_object('requestId', id),
    now(), now()
  FROM notified;
  RETURN NULL;
END $$;

UPDATE jobs SET name = 'process-refunds' WHERE name = 'carry-out-refunds';
UPDATE jobs SET name = 'delete-removed-cards' WHERE name = 'forget-removed-cards';
