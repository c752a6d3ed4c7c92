-- Whether the price was announced as a reduction: the 30 days before a sale end where it begins.
ALTER TABLE price_history ADD COLUMN is_sale boolean NOT NULL DEFAULT false;

-- Sales that run already: their lowest price becomes what the history says of the time before.
UPDATE price_history h SET is_sale = true FROM variants v
WHERE v.tenant = h.tenant AND v.id = h.variant_id AND v.sale_price_minor = h.price_minor
  AND h.since = (SELECT max(l.since) FROM price_history l
    WHERE l.tenant = h.tenant AND l.variant_id = h.variant_id);
INSERT INTO price_history (tenant, variant_id, since, price_minor)
SELECT v.tenant, v.id, h.since - interval '30 days', v.lowest_price_minor
FROM variants v JOIN price_history h ON h.tenant = v.tenant AND h.variant_id = v.id AND h.is_sale
WHERE v.lowest_price_minor IS NOT NULL
ON CONFLICT DO NOTHING;

-- The lowest price of the 30 days before the price of today began, that of their first moment
-- among them; null when the history holds nothing before.
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

-- Triggers, so that no way to change a price can forget its history.
CREATE TRIGGER variants_record_first_price AFTER INSERT ON variants
  FOR EACH ROW EXECUTE FUNCTION floga_record_price();
CREATE TRIGGER variants_record_price AFTER UPDATE ON variants FOR EACH ROW
  WHEN (
    OLD.price_minor <> NEW.price_minor
    OR OLD.sale_price_minor IS DISTINCT FROM NEW.sale_price_minor
  )
  EXECUTE FUNCTION floga_record_price();
