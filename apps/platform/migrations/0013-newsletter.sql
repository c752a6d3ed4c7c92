-- Who wants the newsletter, with what they agreed to and when: proof of a consent that can be taken back at any time.
CREATE TABLE newsletter_subscriptions (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url: from the mail; whoever holds it confirms and leaves.
  id text NOT NULL,
  email text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  locale text NOT NULL,
  -- Which words stood beside the button.
  wording_version text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Null until the link of the mail was used.
  confirmed_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);
CREATE INDEX newsletter_waiting ON newsletter_subscriptions (asked_at) WHERE confirmed_at IS NULL;
SELECT floga_protect('newsletter_subscriptions');
