-- Reviews of products by buyers: one a line of a delivered order.
CREATE TABLE reviews (
  tenant text NOT NULL REFERENCES tenants,
  -- 128 random bits in base64url.
  id text NOT NULL,
  -- For staff; nine digits.
  reference text NOT NULL,
  order_id text NOT NULL,
  item_id text NOT NULL,
  product_id text NOT NULL,
  -- Null once it is withdrawn, like the text.
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  -- Null for stars alone.
  text text,
  locale text NOT NULL,
  is_anonymous boolean NOT NULL,
  written_at timestamptz NOT NULL,
  edited_at timestamptz,
  -- The row stays, so that a hidden review is not shown again by being withdrawn and written anew.
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  answer text,
  answered_at timestamptz,
  CHECK (stars IS NOT NULL OR withdrawn_at IS NOT NULL),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, reference),
  UNIQUE (tenant, order_id, item_id),
  FOREIGN KEY (tenant, order_id, item_id) REFERENCES order_items (tenant, order_id, id)
);
CREATE INDEX reviews_shown ON reviews (tenant, product_id, written_at DESC, id)
  INCLUDE (stars) WHERE hidden_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX reviews_by_time ON reviews (tenant, written_at DESC, id);
SELECT floga_protect('reviews');

-- Pages of the catalogue show ratings.
CREATE CONSTRAINT TRIGGER reviews_bump_catalogue
  AFTER INSERT OR UPDATE ON reviews DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION floga_bump_catalogue();

-- Reviews that visitors say should not be shown.
CREATE TABLE review_reports (
  tenant text NOT NULL,
  review_id text NOT NULL,
  -- Hash of the network that it came from, with a key: one report of each.
  network text NOT NULL,
  reason text NOT NULL,
  comment text,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, review_id, network),
  FOREIGN KEY (tenant, review_id) REFERENCES reviews (tenant, id)
);
SELECT floga_protect('review_reports');
