CREATE SEQUENCE customer_request_serials AS integer;
GRANT USAGE ON SEQUENCE customer_request_serials TO floga_app;

-- A message from the contact page, a question, a return, a withdrawal.
CREATE TABLE customer_requests (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url: its holder reads the thread and replies.
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
  -- What it is about, as it was typed and not checked.
  order_number text,
  product text,
  -- The order of a withdrawal: checked.
  order_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, reference),
  FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)
);
CREATE INDEX customer_requests_by_time ON customer_requests (tenant, status, created_at);
CREATE INDEX customer_requests_by_email ON customer_requests (tenant, email_key);
CREATE INDEX customer_requests_by_member ON customer_requests (tenant, member_id)
  WHERE member_id IS NOT NULL;
SELECT floga_protect('customer_requests');

CREATE TABLE customer_request_messages (
  tenant text NOT NULL,
  request_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  author text NOT NULL CHECK (author IN ('shopper', 'staff')),
  text text NOT NULL,
  PRIMARY KEY (tenant, request_id, position),
  FOREIGN KEY (tenant, request_id) REFERENCES customer_requests (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('customer_request_messages');

CREATE TABLE customer_request_moves (
  tenant text NOT NULL,
  request_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'RESOLVED')),
  PRIMARY KEY (tenant, request_id, position),
  FOREIGN KEY (tenant, request_id) REFERENCES customer_requests (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('customer_request_moves');

-- Pieces of an order that a withdrawal names.
CREATE TABLE withdrawn_items (
  tenant text NOT NULL,
  request_id text NOT NULL,
  order_id text NOT NULL,
  item_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (tenant, request_id, item_id),
  FOREIGN KEY (tenant, request_id) REFERENCES customer_requests (tenant, id),
  FOREIGN KEY (tenant, order_id, item_id) REFERENCES order_items (tenant, order_id, id)
);
CREATE INDEX withdrawn_items_by_order ON withdrawn_items (tenant, order_id);
SELECT floga_protect('withdrawn_items');

-- Pieces that came back, or were never sent: how many of them may be sold again.
CREATE TABLE returned_items (
  tenant text NOT NULL,
  order_id text NOT NULL,
  item_id text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  quantity integer NOT NULL CHECK (quantity > 0),
  restocked integer NOT NULL CHECK (restocked BETWEEN 0 AND quantity),
  at timestamptz NOT NULL,
  -- The withdrawal that it fulfils; null without one.
  request_id text,
  PRIMARY KEY (tenant, order_id, item_id, position),
  FOREIGN KEY (tenant, order_id, item_id) REFERENCES order_items (tenant, order_id, id),
  FOREIGN KEY (tenant, request_id) REFERENCES customer_requests (tenant, id)
);
SELECT floga_protect('returned_items');
