CREATE TABLE members (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  -- As it was typed.
  email text NOT NULL,
  -- In lower case: what tells members apart.
  email_key text NOT NULL,
  name text,
  locale text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);
SELECT floga_protect('members');

-- All tokens that come from one login.
CREATE TABLE token_families (
  tenant text NOT NULL,
  id text NOT NULL,
  member_id text NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
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
  -- With the used token itself it makes the successors again, for a second asker within the grace window.
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
