-- Pieces that were taken out of an order before it was paid: they are no longer charged.
ALTER TABLE order_items ADD COLUMN removed integer NOT NULL DEFAULT 0
  CHECK (removed BETWEEN 0 AND quantity);
