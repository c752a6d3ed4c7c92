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
  -- Hash of the request that had the key.
  request_digest text NOT NULL,
  created_at timestamptz NOT NULL,
  coupon_code text,
  -- Where the order came from, as a hash with a key, for as long as it counts against stock that one network may hold unpaid.
  network text,
  -- The mailbox behind the e-mail address: in lower case, without what follows a plus, and without the dots that some ignore.
  mailbox text,
  -- Which country's VAT the order carries, or why none, as it was decided when it was placed.
  vat jsonb NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, number),
  UNIQUE (tenant, idempotency_key),
  -- A cart becomes one order at most.
  UNIQUE (tenant, cart_id)
);
CREATE INDEX orders_by_time ON orders (tenant, created_at);
CREATE INDEX orders_by_member ON orders (tenant, member_id, created_at DESC, id)
  WHERE member_id IS NOT NULL;
CREATE INDEX orders_by_number_and_email ON orders (tenant, number, lower(email));
CREATE INDEX orders_by_network ON orders (tenant, network, created_at) WHERE network IS NOT NULL;
CREATE INDEX orders_by_mailbox ON orders (tenant, mailbox, created_at);
-- A job looks for orders that wait for money.
CREATE INDEX orders_waiting ON orders (tenant, created_at) WHERE state IN ('CREATED', 'PENDING');
-- Paid with VAT that is refunded once the number is confirmed.
CREATE INDEX orders_with_open_vat_number ON orders (tenant, created_at)
  WHERE vat #>> '{number,state}' = 'UNCONFIRMED';
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
  -- Pieces that the stock did not hold when they were ordered: they are ordered from the maker.
  backordered integer NOT NULL DEFAULT 0 CHECK (backordered BETWEEN 0 AND quantity),
  -- This line's share of the order's discount, VAT included; vat_minor is what is contained after it.
  discount_minor integer NOT NULL DEFAULT 0 CHECK (discount_minor >= 0),
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

-- Why a variant's stock is what it is: negative when sold, positive when returned.
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

-- Codes that take something off an order.
CREATE TABLE coupons (
  tenant text NOT NULL REFERENCES tenants,
  -- In capitals, without spaces.
  code text NOT NULL,
  -- What it takes off and when it is valid; see `coupon-record.ts`.
  terms jsonb NOT NULL,
  -- How many orders may use it; null for any number.
  max_uses integer CHECK (max_uses > 0),
  -- How many orders of one member or e-mail address.
  max_uses_per_person integer CHECK (max_uses_per_person > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, code)
);
SELECT floga_protect('coupons');

-- Orders that used a coupon. A use that was released counts no more.
CREATE TABLE coupon_uses (
  tenant text NOT NULL,
  order_id text NOT NULL,
  code text NOT NULL,
  -- The mailbox, as in orders.
  email_key text NOT NULL,
  member_id text,
  used_at timestamptz NOT NULL,
  released_at timestamptz,
  PRIMARY KEY (tenant, order_id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id),
  FOREIGN KEY (tenant, code) REFERENCES coupons (tenant, code)
);
CREATE INDEX coupon_uses_by_code ON coupon_uses (tenant, code) WHERE released_at IS NULL;
SELECT floga_protect('coupon_uses');

-- Answers of the register of the European Union about VAT numbers.
CREATE TABLE vat_number_checks (
  tenant text NOT NULL REFERENCES tenants,
  -- With the prefix of its country.
  number text NOT NULL,
  state text NOT NULL CHECK (state IN ('CONFIRMED', 'UNCONFIRMED', 'UNKNOWN')),
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, number)
);
SELECT floga_protect('vat_number_checks');
