-- Who wants to be told once a variant can be had again.
CREATE TABLE restock_requests (
  tenant text NOT NULL,
  -- 128 random bits in base64url: whoever holds it may take the request back.
  id text NOT NULL,
  variant_id text NOT NULL,
  email text NOT NULL,
  -- In lower case: what tells askers apart.
  email_key text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the mail was written into the outbox; null while the asker waits.
  announced_at timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, variant_id) REFERENCES variants (tenant, id) ON DELETE CASCADE
);
-- Who asks twice is told once.
CREATE UNIQUE INDEX restock_requests_waiting ON restock_requests (tenant, variant_id, email_key)
  WHERE announced_at IS NULL;
CREATE INDEX restock_requests_by_email ON restock_requests (tenant, email_key);
SELECT floga_protect('restock_requests');

CREATE FUNCTION floga_can_be_had(active boolean, stock integer, backorderable boolean)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT active AND (stock > 0 OR backorderable) $$;

CREATE FUNCTION floga_announce_restock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH told AS (
    UPDATE restock_requests SET announced_at = now()
    WHERE tenant = NEW.tenant AND variant_id = NEW.id AND announced_at IS NULL
    RETURNING tenant, id
  )
  INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at)
  SELECT tenant, gen_random_uuid()::text, 'back-in-stock', jsonb_build_object('requestId', id),
    now(), now()
  FROM told;
  RETURN NULL;
END $$;

-- A trigger, so that no way to write stock can forget it: an import, an order that comes back, or one to come.
CREATE CONSTRAINT TRIGGER variants_announce_restock
  AFTER UPDATE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    floga_can_be_had(NEW.active, NEW.stock, NEW.backorderable)
    AND NOT floga_can_be_had(OLD.active, OLD.stock, OLD.backorderable)
  )
  EXECUTE FUNCTION floga_announce_restock();
