CREATE TABLE carts (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url.
  id text NOT NULL,
  -- Grows by one with each change.
  version integer NOT NULL DEFAULT 1,
  country text,
  postal_code text,
  expires_at timestamptz NOT NULL,
  -- Id of the order that was placed from it; the cart is then finished.
  token text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);
CREATE INDEX carts_by_expiry ON carts (tenant, expires_at);
SELECT floga_protect('carts');

CREATE TABLE cart_lines (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  id text NOT NULL,
  -- No reference: a variant that is gone leaves its line behind, so that the shopper can be told.
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  -- With VAT, as the shopper last saw and accepted it.
  accepted_price_minor integer NOT NULL,
  -- Who added it in a shared cart; null for the cart's own shopper.
  author text,
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, cart_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant, cart_id, variant_id, author),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('cart_lines');

-- Answers given to changes that named themselves: the same name gets the same answer.
CREATE TABLE cart_mutations (
  tenant text NOT NULL REFERENCES tenants,
  -- Empty for the addition that started a cart.
  scope text NOT NULL,
  mutation_id text NOT NULL,
  -- Hash of what was asked.
  digest text NOT NULL,
  cart_id text NOT NULL,
  errors jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, scope, mutation_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
CREATE INDEX cart_mutations_by_cart ON cart_mutations (tenant, cart_id);
SELECT floga_protect('cart_mutations');

CREATE SEQUENCE order_serials AS integer;
GRANT USAGE ON SEQUENCE order_serials TO floga_app;

CREATE TABLE orders (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url.
  id text NOT NULL,
  number text NOT NULL,
  state text NOT NULL CHECK (state IN (
    'CREATED', 'PENDING', 'APPROVED', 'PROCESSING', 'READY', 'SHIPPED',
    'COMPLETED', 'CANCELED', 'FAILED', 'RETURNED', 'REFUNDED'
  )),
  locale text NOT NULL,
  currency text NOT NULL,
  email text NOT NULL,
  contact jsonb NOT NULL,
  billing_address jsonb,
  shipping_address jsonb,
  invoice jsonb,
  notes text,
  terms_version text NOT NULL,
  -- Method, kind, cost and days as they were offered.
  shipping jsonb NOT NULL,
  -- Method, kind, fee and, for a transfer, the account.
  payment jsonb NOT NULL,
  payment_state text NOT NULL CHECK (payment_state IN ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  totals jsonb NOT NULL,
  total_minor integer NOT NULL CHECK (total_minor >= 0),
  cart_id text NOT NULL,
  -- The member who was logged in.
  member_id text,
  idempotency_key text NOT NULL,
  -- Hash of what was asked with the key.
  request_digest text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, number),
  UNIQUE (tenant, idempotency_key),
  -- A cart becomes one order at most.
  UNIQUE (tenant, cart_id)
);
CREATE INDEX orders_by_time ON orders (tenant, created_at);
SELECT floga_protect('orders');

-- Products as they were when ordered.
CREATE TABLE order_items (
  tenant text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  position integer NOT NULL,
  variant_id text NOT NULL,
  product_id text NOT NULL,
  sku text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_minor integer NOT NULL,
  line_total_minor integer NOT NULL,
  vat_minor integer NOT NULL,
  tax_rate double precision NOT NULL,
  -- Locale → { name, label, categoryNames }.
  words jsonb NOT NULL,
  brand_name text,
  kind text NOT NULL,
  image jsonb,
  author text,
  PRIMARY KEY (tenant, order_id, id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
SELECT floga_protect('order_items');

CREATE TABLE order_moves (
  tenant text NOT NULL,
  order_id text NOT NULL,
  position integer NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  PRIMARY KEY (tenant, order_id, position),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
SELECT floga_protect('order_moves');

CREATE TABLE shipments (
  tenant text NOT NULL,
  order_id text NOT NULL,
  id text NOT NULL,
  tracking text,
  tracking_url text,
  shipped_at timestamptz,
  PRIMARY KEY (tenant, order_id, id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
SELECT floga_protect('shipments');

-- Why a variant's stock is what it is: negative when sold, positive when given back.
CREATE TABLE stock_movements (
  tenant text NOT NULL REFERENCES tenants,
  id bigint GENERATED ALWAYS AS IDENTITY,
  variant_id text NOT NULL,
  order_id text NOT NULL,
  difference integer NOT NULL,
  cause text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
CREATE INDEX stock_movements_by_order ON stock_movements (tenant, order_id);
CREATE INDEX stock_movements_by_variant ON stock_movements (tenant, variant_id, at);
SELECT floga_protect('stock_movements');

-- What is to be told to the world once a transaction is through.
CREATE TABLE outbox (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- When it is tried next; while a worker holds it, when its lease ends.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Names the holder of the lease, so that a late one cannot close another's.
  lease text,
  sent_at timestamptz,
  last_error text,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
SELECT floga_protect('outbox');
