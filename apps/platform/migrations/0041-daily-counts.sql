-- What happened in a shop on a day, as counts: nobody stands behind a number.
CREATE TABLE daily_counts (
  tenant text NOT NULL REFERENCES tenants,
  -- In the tenant's time zone.
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('view', 'vital', 'cart', 'checkout', 'order')),
  -- Kind of page of a view; `PRODUCT LCP GOOD` of a vital; else empty.
  name text NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (tenant, day, kind, name)
);
SELECT floga_protect('daily_counts');

-- When the checkout of a cart was first opened.
ALTER TABLE carts ADD COLUMN checkout_begun_at timestamptz;
CREATE INDEX carts_by_creation ON carts (tenant, created_at);
CREATE INDEX carts_by_checkout ON carts (tenant, checkout_begun_at)
  WHERE checkout_begun_at IS NOT NULL;
