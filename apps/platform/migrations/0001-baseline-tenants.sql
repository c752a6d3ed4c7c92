CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Row-level security of a table with tenant data: floga_app reads and writes rows of the transaction's tenant
-- only, floga_admin (background jobs) those of all tenants. Every table with tenant data is passed to it.
CREATE FUNCTION floga_protect(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format(
    'CREATE POLICY tenant_wall ON %s TO floga_app
       USING (tenant = current_setting(''floga.tenant'', true))
       WITH CHECK (tenant = current_setting(''floga.tenant'', true))', table_name);
  EXECUTE format(
    'CREATE POLICY across_tenants ON %s TO floga_admin USING (true) WITH CHECK (true)', table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO floga_app, floga_admin', table_name);
END $$;

CREATE TABLE tenants (
  tenant text PRIMARY KEY,
  settings jsonb NOT NULL,
  -- Grows with everything that catalogue pages show.
  catalogue_version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Version of the code that the rows in product_search were written by; see `search-index.ts`.
  search_version integer NOT NULL DEFAULT 0,
  -- Grows with the texts in product_search.
  text_version integer NOT NULL DEFAULT 1
);
SELECT floga_protect('tenants');

-- Pages of text, by the hash of their content.
CREATE TABLE content_files (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  hash text NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant, locale, hash)
);
SELECT floga_protect('content_files');

-- Which content was public at which time, also where an older one was published again: the terms that a customer accepted.
CREATE TABLE content_publications (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  hash text NOT NULL,
  PRIMARY KEY (tenant, locale, published_at),
  FOREIGN KEY (tenant, locale, hash) REFERENCES content_files (tenant, locale, hash)
);
SELECT floga_protect('content_publications');

-- Mails that are sent once the transaction is committed.
CREATE TABLE outbox (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- When it is tried next; while a worker holds it, when its lease ends.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Names the holder of the lease, so that a late one cannot close another's.
  lease text,
  sent_at timestamptz,
  last_error text,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
SELECT floga_protect('outbox');

-- Recurring background jobs: one row each, held by one process at a time. They belong to no tenant: a job goes through all
-- tenants, and what it does for each is a row of that tenant (an outbox entry, an order, a refund).
CREATE TABLE jobs (
  name text PRIMARY KEY,
  every_ms integer NOT NULL CHECK (every_ms > 0),
  due_at timestamptz NOT NULL,
  -- Names the holder, so that a late one cannot close another's run.
  lease text,
  lease_until timestamptz,
  -- Runs in a row that did not succeed; one that is running or whose holder died counts.
  attempts integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  succeeded_at timestamptz,
  took_ms integer,
  last_error text
);

-- Attempts at what is throttled, such as logins and guesses at coupons, counted for all processes together. Not logged: what a
-- crash forgets may be tried again.
CREATE UNLOGGED TABLE attempts (
  tenant text NOT NULL,
  kind text NOT NULL,
  -- Hash of the caller's network, or of what the attempt names.
  key text NOT NULL,
  count integer NOT NULL CHECK (count >= 0),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, kind, key)
);
CREATE INDEX attempts_by_end ON attempts (ends_at);
SELECT floga_protect('attempts');

-- What happened in a shop on a day, as counts without personal data.
CREATE TABLE daily_counts (
  tenant text NOT NULL REFERENCES tenants,
  -- In the tenant's time zone.
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('view', 'vital', 'cart', 'checkout', 'order')),
  -- Kind of page of a view; `PRODUCT LCP GOOD` of a vital; else empty.
  name text NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (tenant, day, kind, name)
);
SELECT floga_protect('daily_counts');
