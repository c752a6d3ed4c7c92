-- When which words were to be read: what somebody agreed to is found again by its moment, also where older words came back.
CREATE TABLE content_publications (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  hash text NOT NULL,
  PRIMARY KEY (tenant, locale, published_at),
  FOREIGN KEY (tenant, locale, hash) REFERENCES content_files (tenant, locale, hash)
);
SELECT floga_protect('content_publications');

-- Files of all tenants are read: the one role that row-level security lets see them.
SET LOCAL ROLE floga_admin;
INSERT INTO content_publications (tenant, locale, published_at, hash)
SELECT tenant, locale, published_at, hash FROM content_files;
RESET ROLE;
