-- Uses of the links in mails to the shop, by which staff move orders.
CREATE TABLE order_link_uses (
  tenant text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  action text NOT NULL,
  used_at timestamptz NOT NULL,
  -- Of the person who used it; deleted after a while.
  address text,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
CREATE INDEX order_link_uses_by_order ON order_link_uses (tenant, order_id, used_at);
SELECT floga_protect('order_link_uses');
