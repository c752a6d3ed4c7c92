-- Attempts to pay an order through a provider. Each begins with a row, so that the provider can be asked about one whose answer was lost.
CREATE TABLE payments (
  tenant text NOT NULL,
  -- 128 random bits in base64url; also the provider's idempotency key and its name for the order.
  id text NOT NULL,
  order_id text NOT NULL,
  attempt integer NOT NULL,
  provider text NOT NULL,
  -- The provider's own id; null until it has answered.
  provider_id text,
  kind text NOT NULL CHECK (kind IN ('CARD', 'IRIS')),
  state text NOT NULL CHECK (state IN (
    'OPENING', 'OPEN', 'APPROVED', 'OVERPAID', 'DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'
  )),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  -- What the shopper chose: saved card, keeping the card, instalments, way back, language.
  choices jsonb NOT NULL,
  -- The provider's page.
  url text,
  -- What was used: brand, last digits, instalments.
  used jsonb,
  -- Why it ended as it did; without anything that a shopper typed.
  cause text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- When a job asks the provider next.
  check_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, order_id, attempt),
  UNIQUE (tenant, provider, provider_id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
CREATE INDEX payments_to_check ON payments (check_at) WHERE state IN ('OPENING', 'OPEN');
SELECT floga_protect('payments');

-- Events that a provider sent; each is handled once.
CREATE TABLE payment_events (
  tenant text NOT NULL,
  provider text NOT NULL,
  -- The provider's.
  id text NOT NULL,
  payment_id text NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, provider, id),
  FOREIGN KEY (tenant, payment_id) REFERENCES payments (tenant, id)
);
SELECT floga_protect('payment_events');

-- Money that goes back: written with what caused it, carried out by a job.
CREATE TABLE refunds (
  tenant text NOT NULL,
  -- Also the provider's idempotency key.
  id text NOT NULL,
  order_id text NOT NULL,
  -- Null where no provider took the money.
  payment_id text,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  cause text NOT NULL,
  state text NOT NULL CHECK (state IN ('REQUESTED', 'DONE', 'REFUSED', 'BY_HAND')),
  provider_id text,
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id),
  FOREIGN KEY (tenant, payment_id) REFERENCES payments (tenant, id)
);
CREATE INDEX refunds_by_order ON refunds (tenant, order_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE state = 'REQUESTED';
SELECT floga_protect('refunds');

-- Cards that the provider stores for a member: a token, never a number.
CREATE TABLE saved_cards (
  tenant text NOT NULL,
  id text NOT NULL,
  -- Null once the account is deleted and the provider has still to be told.
  member_id text,
  provider text NOT NULL,
  token text NOT NULL,
  brand text NOT NULL,
  last_digits text NOT NULL CHECK (last_digits ~ '^[0-9]{4}$'),
  expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- Not shown any more; the row is deleted when the provider has deleted the card.
  removed_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, provider, token)
);
CREATE INDEX saved_cards_by_member ON saved_cards (tenant, member_id);
CREATE INDEX saved_cards_removed ON saved_cards (removed_at) WHERE removed_at IS NOT NULL;
SELECT floga_protect('saved_cards');
