-- Whether the goods of an order are taken out of the stock; one that waits for its money may have none, and one that has
-- failed or is canceled has none.
ALTER TABLE orders ADD COLUMN reserved boolean NOT NULL DEFAULT true;
-- When an unpaid order stops keeping its goods; null for as long as it waits.
ALTER TABLE orders ADD COLUMN reserved_until timestamptz;
UPDATE orders SET reserved = false WHERE state IN ('CANCELED', 'FAILED');
CREATE INDEX orders_reserving_until ON orders (tenant, reserved_until)
  WHERE state IN ('CREATED', 'PENDING') AND reserved AND reserved_until IS NOT NULL;
