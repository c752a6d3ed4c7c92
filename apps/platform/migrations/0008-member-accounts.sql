ALTER TABLE members RENAME COLUMN name TO first_name;
-- Whoever is a member already was let in by hand.
ALTER TABLE members
  ADD COLUMN last_name text,
  ADD COLUMN phone text,
  ADD COLUMN role text NOT NULL DEFAULT 'MEMBER' CHECK (role IN ('MEMBER')),
  -- When a link that was sent to the address was opened; null keeps its owner out.
  ADD COLUMN confirmed_at timestamptz DEFAULT now(),
  -- A new address that waits for its confirmation.
  ADD COLUMN pending_email text;
ALTER TABLE members ALTER COLUMN confirmed_at DROP DEFAULT;
CREATE INDEX members_unconfirmed ON members (created_at) WHERE confirmed_at IS NULL;

-- What a link in a mail stands for, until it is opened.
CREATE TABLE member_links (
  tenant text NOT NULL,
  -- SHA-256 of the token; the token itself stands in the mail alone.
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

CREATE INDEX orders_by_member ON orders (tenant, member_id, created_at DESC, id)
  WHERE member_id IS NOT NULL;
