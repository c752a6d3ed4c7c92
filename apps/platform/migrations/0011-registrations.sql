-- Registrations that wait for the link of their mail. An address may have several, from different people: a link belongs to the one that it
-- was sent for, and the first that is confirmed becomes the member and ends the others.
CREATE TABLE registrations (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  -- As it was typed.
  email text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  first_name text,
  last_name text,
  locale text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX registrations_by_email ON registrations (tenant, email_key, created_at);
CREATE INDEX registrations_by_time ON registrations (created_at);
SELECT floga_protect('registrations');

CREATE TABLE registration_links (
  tenant text NOT NULL,
  -- SHA-256 of the token; the token itself is in the mail only.
  hash text NOT NULL,
  registration_id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('REGISTRATION', 'PASSWORD')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, hash),
  FOREIGN KEY (tenant, registration_id) REFERENCES registrations (tenant, id) ON DELETE CASCADE
);
CREATE INDEX registration_links_by_registration ON registration_links (tenant, registration_id);
CREATE INDEX registration_links_by_expiry ON registration_links (expires_at);
SELECT floga_protect('registration_links');

-- Unconfirmed members of the previous deployment, with their links. Their rows stay for its processes, until they are purged after a week.
INSERT INTO registrations (tenant, id, email, email_key, first_name, last_name, locale, password_hash, created_at)
SELECT tenant, id, email, email_key, first_name, last_name, locale, password_hash, created_at
FROM members WHERE confirmed_at IS NULL;
INSERT INTO registration_links (tenant, hash, registration_id, purpose, expires_at)
SELECT l.tenant, l.hash, l.member_id, l.purpose, l.expires_at
FROM member_links l JOIN members m ON m.tenant = l.tenant AND m.id = l.member_id
WHERE m.confirmed_at IS NULL AND l.purpose IN ('REGISTRATION', 'PASSWORD');
