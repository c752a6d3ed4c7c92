-- Whose cart it is; null for a guest's.
ALTER TABLE carts ADD COLUMN member_id text;
ALTER TABLE carts ADD FOREIGN KEY (tenant, member_id)
  REFERENCES members (tenant, id) ON DELETE CASCADE;
-- A member fills one cart at a time, on whichever device.
CREATE UNIQUE INDEX carts_by_member ON carts (tenant, member_id)
  WHERE member_id IS NOT NULL AND token IS NULL;

-- What became of the goods that a change brought along: told again to whoever repeats it.
ALTER TABLE cart_mutations ADD COLUMN fillings jsonb NOT NULL DEFAULT '[]';
