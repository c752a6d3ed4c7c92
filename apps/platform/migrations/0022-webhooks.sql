-- Where programs are told of events.
CREATE TABLE webhooks (
  tenant text NOT NULL REFERENCES tenants,
  -- Eight digits, for staff; also the id of the key that signs.
  id text NOT NULL,
  url text NOT NULL,
  -- Signs what is sent; its receiver has the same.
  secret text NOT NULL,
  -- Such as order.placed; see `webhook-events.ts`.
  events text[] NOT NULL,
  -- Of stock.below: so many pieces.
  stock_below integer NOT NULL CHECK (stock_below > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
SELECT floga_protect('webhooks');

-- Entries of one queue are sent one after the other, by position; those without one (mails) wait for none.
ALTER TABLE outbox ADD COLUMN position bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE outbox ADD COLUMN queue text;
CREATE INDEX outbox_queues ON outbox (tenant, queue, position)
  WHERE queue IS NOT NULL AND sent_at IS NULL;

-- A trigger, like that of customers who wait: every way to change stock is an event.
CREATE FUNCTION floga_announce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (tenant, id, kind, payload, created_at, due_at, queue)
  SELECT tenant, gen_random_uuid()::text, 'webhook', jsonb_build_object(
      'webhookId', id, 'type', 'stock.below', 'at', now(),
      'data', jsonb_build_object('sku', NEW.sku, 'stock', NEW.stock, 'below', stock_below)),
    now(), now(), id || ' stock ' || NEW.sku
  FROM webhooks
  WHERE tenant = NEW.tenant AND 'stock.below' = ANY(events)
    AND NEW.stock < stock_below AND OLD.stock >= stock_below;
  RETURN NULL;
END $$;

CREATE TRIGGER variants_announce_stock AFTER UPDATE OF stock ON variants FOR EACH ROW
  WHEN (NEW.active AND NEW.stock < OLD.stock)
  EXECUTE FUNCTION floga_announce_stock();
