CREATE TABLE carts (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url.
  id text NOT NULL,
  -- Grows by one with each change.
  version integer NOT NULL DEFAULT 1,
  country text,
  postal_code text,
  expires_at timestamptz NOT NULL,
  -- Id of the order that was placed from it; the cart is then finished.
  token text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Whose cart it is; null for a guest's.
  member_id text,
  -- No reference: the shopper is told of a coupon that is gone.
  coupon_code text,
  -- The cart that got the lines that were saved for later when an order finished this one.
  next_id text,
  shared_cart_id text,
  -- Ownership was handed over: the cart's own id, which the former owner knows, opens nothing any more.
  key_only boolean NOT NULL DEFAULT false,
  -- When its checkout was first opened.
  checkout_begun_at timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, member_id) REFERENCES members (tenant, id) ON DELETE CASCADE
);
CREATE INDEX carts_by_expiry ON carts (tenant, expires_at);
CREATE INDEX carts_by_creation ON carts (tenant, created_at);
CREATE INDEX carts_by_checkout ON carts (tenant, checkout_begun_at)
  WHERE checkout_begun_at IS NOT NULL;
-- A member fills one cart at a time, on every device.
CREATE UNIQUE INDEX carts_by_member ON carts (tenant, member_id)
  WHERE member_id IS NOT NULL AND token IS NULL;
SELECT floga_protect('carts');

CREATE TABLE cart_lines (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  id text NOT NULL,
  -- No reference: a variant that is gone leaves its line behind, so that the shopper can be told.
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  -- With VAT, as the shopper last saw and accepted it.
  accepted_price_minor integer NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  -- The person who added it in a shared cart; null for the cart's own shopper.
  author_id text,
  PRIMARY KEY (tenant, cart_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant, cart_id, variant_id, author_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('cart_lines');

-- Lines that do not count: saved for later, or removed a moment ago and still to be restored.
CREATE TABLE cart_inactive_lines (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  -- The line's own id, which it has again when it is restored.
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SAVED', 'REMOVED')),
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  accepted_price_minor integer NOT NULL,
  -- Its position among the lines.
  position bigint NOT NULL,
  at timestamptz NOT NULL,
  author_id text,
  -- The person who removed it, or saved it for later, in a shared cart.
  removed_by text,
  PRIMARY KEY (tenant, cart_id, id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('cart_inactive_lines');

-- Answers to changes with an idempotency key: the same key gets the same answer.
CREATE TABLE cart_mutations (
  tenant text NOT NULL REFERENCES tenants,
  -- Empty for the addition that started a cart.
  scope text NOT NULL,
  mutation_id text NOT NULL,
  -- Hash of the request.
  digest text NOT NULL,
  cart_id text NOT NULL,
  errors jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What became of the lines of a cart that was merged.
  merge_results jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (tenant, scope, mutation_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
CREATE INDEX cart_mutations_by_cart ON cart_mutations (tenant, cart_id);
SELECT floga_protect('cart_mutations');

-- A cart that several people work on is opened by keys with rights; its own id is the first owner's.
CREATE TABLE shared_carts (
  tenant text NOT NULL REFERENCES tenants,
  -- Gives no right.
  id text NOT NULL,
  cart_id text NOT NULL,
  -- Grows by one with each event.
  revision bigint NOT NULL DEFAULT 0,
  state text NOT NULL CHECK (state IN ('OPEN', 'ORDERED', 'ENDED')),
  expires_at timestamptz NOT NULL,
  -- While the owner orders.
  locked_until timestamptz,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, cart_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts (tenant, id) ON DELETE CASCADE
);
CREATE INDEX shared_carts_by_expiry ON shared_carts (expires_at) WHERE state = 'OPEN';
CREATE INDEX shared_carts_by_end ON shared_carts (closed_at) WHERE closed_at IS NOT NULL;
SELECT floga_protect('shared_carts');

CREATE TABLE shared_cart_invitations (
  tenant text NOT NULL,
  shared_cart_id text NOT NULL,
  id text NOT NULL,
  -- SHA-256 of the secret in its link.
  secret_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('EDITOR', 'VIEWER')),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, secret_hash),
  FOREIGN KEY (tenant, shared_cart_id) REFERENCES shared_carts (tenant, id) ON DELETE CASCADE
);
CREATE INDEX shared_cart_invitations_by_cart ON shared_cart_invitations (tenant, shared_cart_id);
SELECT floga_protect('shared_cart_invitations');

CREATE TABLE shared_cart_people (
  tenant text NOT NULL,
  shared_cart_id text NOT NULL,
  id text NOT NULL,
  role text NOT NULL CHECK (role IN ('OWNER', 'EDITOR', 'VIEWER')),
  name text NOT NULL,
  member_id text,
  -- SHA-256 of the person's key; null for an owner who has the cart's own id.
  key_hash text,
  -- The invitation that they joined by.
  invitation_id text,
  joined_at timestamptz NOT NULL,
  -- In the order that they joined in.
  position bigint GENERATED ALWAYS AS IDENTITY,
  left_at timestamptz,
  removed_by text,
  -- When a listener of theirs was last seen; null without one.
  seen_at timestamptz,
  -- Why a person no longer belongs to a shared cart; null for those who still do.
  end_reason text CHECK (end_reason IN ('LEFT', 'REMOVED', 'ENDED', 'EXPIRED')),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, key_hash),
  FOREIGN KEY (tenant, shared_cart_id) REFERENCES shared_carts (tenant, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant, member_id) REFERENCES members (tenant, id) ON DELETE SET NULL (member_id)
);
CREATE INDEX shared_cart_people_by_cart ON shared_cart_people (tenant, shared_cart_id);
CREATE INDEX shared_cart_people_by_member ON shared_cart_people (tenant, member_id)
  WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX shared_cart_owners ON shared_cart_people (tenant, shared_cart_id)
  WHERE role = 'OWNER';
SELECT floga_protect('shared_cart_people');

CREATE TABLE shared_cart_suggestions (
  tenant text NOT NULL,
  shared_cart_id text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  state text NOT NULL CHECK (state IN ('OPEN', 'ACCEPTED', 'DECLINED')),
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, shared_cart_id) REFERENCES shared_carts (tenant, id) ON DELETE CASCADE
);
CREATE INDEX shared_cart_suggestions_open ON shared_cart_suggestions (tenant, shared_cart_id, at)
  WHERE state = 'OPEN';
SELECT floga_protect('shared_cart_suggestions');

-- Who did what; the latest thousand of a cart.
CREATE TABLE shared_cart_events (
  tenant text NOT NULL,
  shared_cart_id text NOT NULL,
  revision bigint NOT NULL,
  kind text NOT NULL,
  -- Null where the end of a period caused it.
  person_id text,
  other_person_id text,
  -- { lineId, variantId, quantity, difference }.
  line jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, shared_cart_id, revision),
  FOREIGN KEY (tenant, shared_cart_id) REFERENCES shared_carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('shared_cart_events');
