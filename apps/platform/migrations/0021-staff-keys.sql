-- Keys of programs that use the interface for staff.
CREATE TABLE staff_keys (
  tenant text NOT NULL REFERENCES tenants,
  -- Eight digits, for staff.
  id text NOT NULL,
  name text NOT NULL,
  -- SHA-256 of the key; the key itself is stored nowhere.
  hash text NOT NULL,
  -- Such as orders:read; see `staff-scopes.ts`.
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, hash)
);
SELECT floga_protect('staff_keys');

-- Every call with a key; old ones are deleted.
CREATE TABLE staff_key_uses (
  tenant text NOT NULL,
  key_id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  used_at timestamptz NOT NULL,
  -- Method and the route's pattern, without the object that was asked for.
  route text NOT NULL,
  status integer NOT NULL,
  request_id text NOT NULL,
  PRIMARY KEY (tenant, key_id, position),
  FOREIGN KEY (tenant, key_id) REFERENCES staff_keys (tenant, id)
);
CREATE INDEX staff_key_uses_by_time ON staff_key_uses (used_at);
SELECT floga_protect('staff_key_uses');

-- Responses to writes that had an idempotency key, written with the change itself.
CREATE TABLE staff_responses (
  tenant text NOT NULL,
  key_id text NOT NULL,
  idempotency_key text NOT NULL,
  -- Hash of the request that had the key.
  digest text NOT NULL,
  -- Null inside the transaction that makes the change.
  body text,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, key_id, idempotency_key),
  FOREIGN KEY (tenant, key_id) REFERENCES staff_keys (tenant, id)
);
CREATE INDEX staff_responses_by_time ON staff_responses (answered_at);
SELECT floga_protect('staff_responses');

-- What staff noted about an order; its customer does not see it.
CREATE TABLE order_notes (
  tenant text NOT NULL,
  order_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  -- Such as the name of a program's key.
  author text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (tenant, order_id, position),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
SELECT floga_protect('order_notes');

-- Numbers the changes of orders, so that a program reads those after the last one that it knows. A number is taken under a
-- shared lock that ends with the transaction: whoever reads while nobody holds it misses no number that commits later.
CREATE SEQUENCE order_changes;
GRANT USAGE ON SEQUENCE order_changes TO floga_app, floga_admin;
ALTER TABLE orders ADD COLUMN change bigint NOT NULL DEFAULT 0;

CREATE FUNCTION floga_number_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(NEW.tenant || ' order changes', 0));
  NEW.change := nextval('order_changes');
  RETURN NEW;
END $$;

WITH numbered AS (
  SELECT o.tenant, o.id, nextval('order_changes') AS change
  FROM (SELECT tenant, id FROM orders ORDER BY created_at, id) o
)
UPDATE orders SET change = numbered.change FROM numbered
WHERE orders.tenant = numbered.tenant AND orders.id = numbered.id;

CREATE TRIGGER orders_number_change
  BEFORE INSERT OR UPDATE OF state, payment_state, payment, totals, vat, change ON orders
  FOR EACH ROW EXECUTE FUNCTION floga_number_order_change();
CREATE INDEX orders_by_change ON orders (tenant, change);

-- Parts of an order that change without a move.
CREATE FUNCTION floga_note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET change = change WHERE tenant = NEW.tenant AND id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE TRIGGER shipments_note_change AFTER INSERT OR UPDATE ON shipments
  FOR EACH ROW EXECUTE FUNCTION floga_note_order_change();
CREATE TRIGGER refunds_note_change AFTER INSERT OR UPDATE OF state, amount_minor ON refunds
  FOR EACH ROW EXECUTE FUNCTION floga_note_order_change();
CREATE TRIGGER returned_items_note_change AFTER INSERT ON returned_items
  FOR EACH ROW EXECUTE FUNCTION floga_note_order_change();
CREATE TRIGGER withdrawn_items_note_change AFTER INSERT ON withdrawn_items
  FOR EACH ROW EXECUTE FUNCTION floga_note_order_change();
CREATE TRIGGER order_notes_note_change AFTER INSERT ON order_notes
  FOR EACH ROW EXECUTE FUNCTION floga_note_order_change();
