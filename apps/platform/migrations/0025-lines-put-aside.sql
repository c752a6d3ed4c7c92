-- Lines beside a cart: saved for later, or taken out a moment ago and still to be put back.
CREATE TABLE cart_lines_aside (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  -- The line's own id, which it has again when it comes back.
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SAVED', 'REMOVED')),
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  accepted_price_minor integer NOT NULL,
  author text,
  -- Where it stood among the lines.
  position bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, cart_id, id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('cart_lines_aside');

-- The cart that took over what was saved for later when an order finished this one.
ALTER TABLE carts ADD COLUMN next_id text;
