-- Triggers rather than code: no way to write prices, stock or records can forget what follows from it, be it an import, an
-- order that is canceled, or one to come.

CREATE FUNCTION floga_stock_class(stock integer) RETURNS integer
  LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN stock = 0 THEN 0 WHEN stock <= 5 THEN 1 ELSE 2 END $$;

CREATE FUNCTION floga_bump_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once a transaction is enough.
  IF current_setting('floga.bumped', true) IS DISTINCT FROM txid_current()::text THEN
    UPDATE tenants SET catalogue_version = catalogue_version + 1 WHERE tenant = NEW.tenant;
    PERFORM set_config('floga.bumped', txid_current()::text, true);
  END IF;
  RETURN NULL;
END $$;

-- Deferred to the commit, so that two orders never wait for each other's tenant row in between.
CREATE CONSTRAINT TRIGGER variants_bump_catalogue
  AFTER UPDATE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    floga_stock_class(OLD.stock) <> floga_stock_class(NEW.stock)
    OR OLD.price_minor <> NEW.price_minor
    OR OLD.sale_price_minor IS DISTINCT FROM NEW.sale_price_minor
  )
  EXECUTE FUNCTION floga_bump_catalogue();

CREATE FUNCTION floga_can_be_had(active boolean, stock integer, backorderable boolean)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT active AND (stock > 0 OR backorderable) $$;

CREATE FUNCTION floga_notify_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH notified AS (
    UPDATE back_in_stock_requests SET notified_at = now()
    WHERE tenant = NEW.tenant AND variant_id = NEW.id AND notified_at IS NULL
    RETURNING tenant, id
  )
  INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at)
  SELECT tenant, gen_random_uuid()::text, 'back-in-stock', jsonb_build_object('requestId', id),
    now(), now()
  FROM notified;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER variants_notify_back_in_stock
  AFTER UPDATE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    floga_can_be_had(NEW.active, NEW.stock, NEW.backorderable)
    AND NOT floga_can_be_had(OLD.active, OLD.stock, OLD.backorderable)
  )
  EXECUTE FUNCTION floga_notify_back_in_stock();

-- The lowest price of the 30 days before the current price began, the one at their first moment
-- included; null when the history holds nothing before.
CREATE FUNCTION floga_lowest_price(asked_tenant text, asked_variant text) RETURNS integer
  LANGUAGE sql STABLE AS $$
  WITH sale AS (
    SELECT max(since) AS begins FROM price_history
    WHERE tenant = asked_tenant AND variant_id = asked_variant
  ), window_start AS (
    SELECT max(h.since) AS since FROM price_history h, sale
    WHERE h.tenant = asked_tenant AND h.variant_id = asked_variant
      AND h.since <= sale.begins - interval '30 days'
  )
  SELECT min(h.price_minor) FROM price_history h, sale, window_start
  WHERE h.tenant = asked_tenant AND h.variant_id = asked_variant
    AND h.since < sale.begins AND h.since >= coalesce(window_start.since, '-infinity')
$$;

CREATE FUNCTION floga_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payable integer := coalesce(NEW.sale_price_minor, NEW.price_minor);
  on_sale boolean := NEW.sale_price_minor IS NOT NULL;
  last record;
  lowest integer;
BEGIN
  SELECT price_minor, is_sale INTO last FROM price_history
  WHERE tenant = NEW.tenant AND variant_id = NEW.id ORDER BY since DESC LIMIT 1;
  IF NOT FOUND OR last.price_minor <> payable OR last.is_sale <> on_sale THEN
    INSERT INTO price_history (tenant, variant_id, price_minor, is_sale)
    VALUES (NEW.tenant, NEW.id, payable, on_sale)
    ON CONFLICT (tenant, variant_id, since) DO UPDATE
      SET price_minor = excluded.price_minor, is_sale = excluded.is_sale;
  END IF;
  IF on_sale THEN
    lowest := coalesce(floga_lowest_price(NEW.tenant, NEW.id), NEW.price_minor);
  END IF;
  IF lowest IS DISTINCT FROM NEW.lowest_price_minor THEN
    UPDATE variants SET lowest_price_minor = lowest WHERE tenant = NEW.tenant AND id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER variants_record_first_price AFTER INSERT ON variants
  FOR EACH ROW EXECUTE FUNCTION floga_record_price();
CREATE TRIGGER variants_record_price AFTER UPDATE ON variants FOR EACH ROW
  WHEN (
    OLD.price_minor <> NEW.price_minor
    OR OLD.sale_price_minor IS DISTINCT FROM NEW.sale_price_minor
  )
  EXECUTE FUNCTION floga_record_price();

CREATE FUNCTION floga_record_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- The digest is a hash of all that an import says of a record.
CREATE TRIGGER products_record_update BEFORE UPDATE ON products FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest OR OLD.published IS DISTINCT FROM NEW.published)
  EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER categories_record_update BEFORE UPDATE ON categories FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER brands_record_update BEFORE UPDATE ON brands FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER promotions_record_update BEFORE UPDATE ON promotions FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
