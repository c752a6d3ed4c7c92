-- Whose VAT an order carries, or why none, as it was decided when it was placed.
ALTER TABLE orders ADD COLUMN vat jsonb;
SET LOCAL ROLE floga_admin;
-- Until now it was that of the shop's country on every order.
UPDATE orders o SET vat = jsonb_build_object(
  'kind', 'DOMESTIC',
  'country', COALESCE(t.settings ->> 'country', 'GR'),
  'standardRate', COALESCE((t.settings ->> 'standardTaxRate')::double precision, 24),
  'number', NULL
) FROM tenants t WHERE t.tenant = o.tenant;
RESET ROLE;
ALTER TABLE orders ALTER COLUMN vat SET NOT NULL;
-- Paid with VAT that is refunded once the number is confirmed.
CREATE INDEX orders_with_open_vat_number ON orders (tenant, created_at)
  WHERE vat #>> '{number,state}' = 'UNCONFIRMED';

-- What the register of the European Union said of VAT numbers.
CREATE TABLE vat_number_checks (
  tenant text NOT NULL REFERENCES tenants,
  -- With the prefix of its country.
  number text NOT NULL,
  state text NOT NULL CHECK (state IN ('CONFIRMED', 'UNCONFIRMED', 'UNKNOWN')),
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, number)
);
SELECT floga_protect('vat_number_checks');
