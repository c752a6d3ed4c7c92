CREATE TABLE members (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  -- As it was typed.
  email text NOT NULL,
  -- In lower case: unique for a member.
  email_key text NOT NULL,
  first_name text,
  locale text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_name text,
  phone text,
  role text NOT NULL DEFAULT 'MEMBER' CHECK (role IN ('MEMBER')),
  -- When a link that was sent to the address was opened; null keeps its owner out.
  confirmed_at timestamptz,
  -- A new address that waits for its confirmation.
  pending_email text,
  -- When it was requested: the same again a moment later repeats a request whose answer was lost.
  pending_email_asked_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);
CREATE INDEX members_unconfirmed ON members (created_at) WHERE confirmed_at IS NULL;
SELECT floga_protect('members');

-- All tokens that come from one login.
CREATE TABLE token_families (
  tenant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- Where the login came from, as a hash with a key: that network is known, and is let in while others guess.
  network text,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, member_id) REFERENCES members (tenant, id) ON DELETE CASCADE
);
CREATE INDEX token_families_by_member ON token_families (tenant, member_id);
SELECT floga_protect('token_families');

CREATE TABLE refresh_tokens (
  tenant text NOT NULL,
  -- SHA-256 of the token; the token itself is stored nowhere.
  hash text NOT NULL,
  family_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- With the used token itself it makes the successors again, for a second request within the grace window.
  successor_nonce text,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, family_id) REFERENCES token_families (tenant, id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (tenant, family_id);
SELECT floga_protect('refresh_tokens');

CREATE TABLE access_tokens (
  tenant text NOT NULL,
  hash text NOT NULL,
  family_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, family_id) REFERENCES token_families (tenant, id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_by_family ON access_tokens (tenant, family_id);
SELECT floga_protect('access_tokens');

-- Links in mails that have not been opened yet.
CREATE TABLE member_links (
  tenant text NOT NULL,
  -- SHA-256 of the token; the token itself is in the mail only.
  hash text NOT NULL,
  member_id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('REGISTRATION', 'EMAIL', 'PASSWORD')),
  -- Where it was sent.
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, member_id) REFERENCES members (tenant, id) ON DELETE CASCADE
);
CREATE INDEX member_links_by_member ON member_links (tenant, member_id);
CREATE INDEX member_links_by_expiry ON member_links (expires_at);
SELECT floga_protect('member_links');

CREATE TABLE member_addresses (
  tenant text NOT NULL,
  member_id text NOT NULL,
  id text NOT NULL,
  -- As in an order.
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

-- Subscribers of the newsletter, with the wording that they agreed to and when: proof of a consent that can be withdrawn at any time.
CREATE TABLE newsletter_subscriptions (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url, in the mail: its holder confirms and unsubscribes.
  id text NOT NULL,
  email text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  locale text NOT NULL,
  -- Version of the text beside the button.
  wording_version text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Null until the link of the mail was used.
  confirmed_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);
CREATE INDEX newsletter_waiting ON newsletter_subscriptions (asked_at) WHERE confirmed_at IS NULL;
SELECT floga_protect('newsletter_subscriptions');
