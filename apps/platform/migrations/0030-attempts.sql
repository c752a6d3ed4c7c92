-- Attempts at what is limited, such as logins and guesses at coupons, counted for all processes together. Not logged: what a
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

-- Where a login came from, as a hash: that network is known, and is let in while others guess.
ALTER TABLE token_families ADD COLUMN network text;

-- Where an order came from, as a hash, for as long as it counts against stock that one network may hold unpaid.
ALTER TABLE orders ADD COLUMN network text;
CREATE INDEX orders_by_network ON orders (tenant, network, created_at) WHERE network IS NOT NULL;
-- The mailbox behind the e-mail address: in lower case, without what follows a plus, and without the dots that some ignore.
ALTER TABLE orders ADD COLUMN mailbox text;
CREATE INDEX orders_by_mailbox ON orders (tenant, mailbox, created_at);

-- What counts as one person is the mailbox, also for coupons that were used before.
SET LOCAL ROLE floga_admin;
UPDATE coupon_uses SET email_key = regexp_replace(email_key, '^([^+@]+)\+[^@]*@', '\1@');
UPDATE coupon_uses
SET email_key = replace(split_part(email_key, '@', 1), '.', '') || '@gmail.com'
WHERE split_part(email_key, '@', 2) IN ('gmail.com', 'googlemail.com');
RESET ROLE;
