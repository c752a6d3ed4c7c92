CREATE TABLE member_addresses (
  tenant text NOT NULL,
  member_id text NOT NULL,
  id text NOT NULL,
  -- As an order keeps one.
  address jsonb NOT NULL,
  is_default_shipping boolean NOT NULL,
  is_default_billing boolean NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, member_id, id),
  FOREIGN KEY (tenant, member_id) REFERENCES members (tenant, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_addresses_shipping ON member_addresses (tenant, member_id)
  WHERE is_default_shipping;
CREATE UNIQUE INDEX member_addresses_billing ON member_addresses (tenant, member_id)
  WHERE is_default_billing;
SELECT floga_protect('member_addresses');
