-- Codes that take something off an order.
CREATE TABLE coupons (
  tenant text NOT NULL REFERENCES tenants,
  -- In capitals, without spaces.
  code text NOT NULL,
  -- What it takes off and when it holds: see src/pricing/coupon.ts.
  terms jsonb NOT NULL,
  -- How many orders may use it; null for any number.
  max_uses integer CHECK (max_uses > 0),
  -- How many orders of one member or e-mail address.
  max_uses_per_person integer CHECK (max_uses_per_person > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, code)
);
SELECT floga_protect('coupons');

-- Which orders used a coupon. One that was given back counts no more.
CREATE TABLE coupon_uses (
  tenant text NOT NULL,
  order_id text NOT NULL,
  code text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  member_id text,
  used_at timestamptz NOT NULL,
  given_back_at timestamptz,
  PRIMARY KEY (tenant, order_id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id),
  FOREIGN KEY (tenant, code) REFERENCES coupons (tenant, code)
);
CREATE INDEX coupon_uses_by_code ON coupon_uses (tenant, code) WHERE given_back_at IS NULL;
SELECT floga_protect('coupon_uses');

-- No reference: a coupon that is gone is told to the shopper.
ALTER TABLE carts ADD COLUMN coupon_code text;

ALTER TABLE orders ADD COLUMN coupon_code text;
-- This line's share of the order's discount, VAT included; vat_minor is what is contained after it.
ALTER TABLE order_items ADD COLUMN discount_minor integer NOT NULL DEFAULT 0
  CHECK (discount_minor >= 0);
