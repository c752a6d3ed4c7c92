-- Mailboxes that want no more invitations to review, as hashes: nothing else is kept of them.
CREATE TABLE review_refusals (
  tenant text NOT NULL REFERENCES tenants,
  mailbox_hash text NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, mailbox_hash)
);
SELECT floga_protect('review_refusals');
