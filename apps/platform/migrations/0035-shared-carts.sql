-- A cart that several people work on is reached by keys with rights; its own id is the first owner's.
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
  -- What they joined by.
  invitation_id text,
  joined_at timestamptz NOT NULL,
  -- In the order that they joined in.
  position bigint GENERATED ALWAYS AS IDENTITY,
  left_at timestamptz,
  removed_by text,
  -- When a listener of theirs was last seen; null without one.
  seen_at timestamptz,
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
  -- Null for what time did.
  person_id text,
  other_person_id text,
  -- { lineId, variantId, quantity, difference }.
  line jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, shared_cart_id, revision),
  FOREIGN KEY (tenant, shared_cart_id) REFERENCES shared_carts (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('shared_cart_events');

ALTER TABLE carts
  ADD COLUMN shared_cart_id text,
  -- Ownership was handed over: the cart's own id, which the former owner knows, opens nothing any more.
  ADD COLUMN key_only boolean NOT NULL DEFAULT false;

-- Lines belong to persons, whose names may be alike; the column of names was never filled.
ALTER TABLE cart_lines DROP COLUMN author, ADD COLUMN author_id text;
ALTER TABLE cart_lines
  ADD UNIQUE NULLS NOT DISTINCT (tenant, cart_id, variant_id, author_id);
ALTER TABLE cart_inactive_lines
  DROP COLUMN author,
  ADD COLUMN author_id text,
  -- Who removed it, or saved it for later, in a shared cart.
  ADD COLUMN removed_by text;
