-- Work that comes again and again, beside requests: one row a job, held by one process at a time. No tenant owns it: a job
-- walks over all tenants, and what it does for each is a row of that tenant's (an outbox entry, an order, a refund).
CREATE TABLE jobs (
  name text PRIMARY KEY,
  every_ms integer NOT NULL CHECK (every_ms > 0),
  due_at timestamptz NOT NULL,
  -- Names the holder, so that one who comes late cannot close another's run.
  lease text,
  lease_until timestamptz,
  -- Runs in a row that did not end well; one that is running or whose holder died counts.
  attempts integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  succeeded_at timestamptz,
  took_ms integer,
  last_error text
);
