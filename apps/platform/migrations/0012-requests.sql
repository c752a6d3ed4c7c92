-- What somebody asks of the shop: a message from the contact page, a question, a return, a withdrawal.
CREATE TABLE requests (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url: whoever holds it reads the thread and replies.
  id text NOT NULL,
  -- For people; eight digits.
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CONTACT', 'QUESTION', 'RETURN', 'AVAILABILITY', 'WITHDRAWAL')),
  status text NOT NULL CHECK (status IN ('PENDING', 'RESOLVED')),
  locale text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  phone text,
  -- The member who was logged in.
  member_id text,
  -- What it is about, as it was typed; nobody has checked it.
  order_number text,
  product text,
  -- The order of a withdrawal: checked.
  order_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, reference),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
CREATE INDEX requests_by_time ON requests (tenant, status, created_at);
CREATE INDEX requests_by_email ON requests (tenant, email_key);
CREATE INDEX requests_by_member ON requests (tenant, member_id) WHERE member_id IS NOT NULL;
SELECT floga_protect('requests');

CREATE TABLE request_messages (
  tenant text NOT NULL,
  request_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  author text NOT NULL CHECK (author IN ('shopper', 'staff')),
  text text NOT NULL,
  PRIMARY KEY (tenant, request_id, position),
  FOREIGN KEY (tenant, request_id) REFERENCES requests (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('request_messages');

CREATE TABLE request_moves (
  tenant text NOT NULL,
  request_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'RESOLVED')),
  PRIMARY KEY (tenant, request_id, position),
  FOREIGN KEY (tenant, request_id) REFERENCES requests (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('request_moves');

-- Which pieces of an order a withdrawal takes back.
CREATE TABLE withdrawn_items (
  tenant text NOT NULL,
  request_id text NOT NULL,
  order_id text NOT NULL,
  item_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (tenant, request_id, item_id),
  FOREIGN KEY (tenant, request_id) REFERENCES requests (tenant, id),
  FOREIGN KEY (tenant, order_id, item_id) REFERENCES order_items (tenant, order_id, id)
);
CREATE INDEX withdrawn_items_by_order ON withdrawn_items (tenant, order_id);
SELECT floga_protect('withdrawn_items');

CREATE SEQUENCE request_serials AS integer;
GRANT USAGE ON SEQUENCE request_serials TO floga_app;
CREATE INDEX orders_by_number_and_email ON orders (tenant, number, lower(email));
