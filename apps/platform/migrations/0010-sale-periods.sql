-- Prices on sale that hold within a period alone. While it lasts, the variant has the price; a row goes when its period ends.
CREATE TABLE sale_periods (
  tenant text NOT NULL,
  variant_id text NOT NULL,
  -- With VAT.
  sale_price_minor integer NOT NULL CHECK (sale_price_minor >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  PRIMARY KEY (tenant, variant_id),
  FOREIGN KEY (tenant, variant_id) REFERENCES variants (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('sale_periods');
