-- Orders that wait for money are looked for again and again.
CREATE INDEX orders_waiting ON orders (tenant, created_at) WHERE state IN ('CREATED', 'PENDING');

-- Pieces of a line that the stock did not hold when it was taken: they are ordered from the maker.
ALTER TABLE order_items ADD COLUMN backordered integer NOT NULL DEFAULT 0
  CHECK (backordered BETWEEN 0 AND quantity);

-- Pieces that came back, or never left: what of them may be sold again, and what was paid for them.
CREATE TABLE returned_items (
  tenant text NOT NULL,
  order_id text NOT NULL,
  item_id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  quantity integer NOT NULL CHECK (quantity > 0),
  restocked integer NOT NULL CHECK (restocked BETWEEN 0 AND quantity),
  at timestamptz NOT NULL,
  -- The withdrawal that it fulfils; null without one.
  request_id text,
  PRIMARY KEY (tenant, order_id, item_id, position),
  FOREIGN KEY (tenant, order_id, item_id) REFERENCES order_items (tenant, order_id, id),
  FOREIGN KEY (tenant, request_id) REFERENCES requests (tenant, id)
);
SELECT floga_protect('returned_items');
