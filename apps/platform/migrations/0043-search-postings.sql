-- The words of catalogues by lexeme, for platforms that search in the database (`PRODUCT_SEARCH=postgres`). They are made of the texts in
-- product_search and written a while after these; the version says how far. Without such a platform the tables stay empty.
CREATE TABLE search_indexes (
  tenant text PRIMARY KEY REFERENCES tenants,
  -- The tenant's text_version that the rows below were written at.
  text_version integer NOT NULL,
  -- A number is given once.
  next_number integer NOT NULL
);
SELECT floga_protect('search_indexes');

-- Products are numbered, so that a list of many is short.
CREATE TABLE search_numbers (
  tenant text NOT NULL,
  product_id text NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (tenant, product_id),
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX search_numbers_by_number ON search_numbers (tenant, number);
SELECT floga_protect('search_numbers');

CREATE TABLE search_postings (
  tenant text NOT NULL,
  locale text NOT NULL,
  -- Compared by bytes, so that all with the same beginning are one range.
  lexeme text COLLATE "C" NOT NULL,
  -- 2,048 products by their numbers.
  block integer NOT NULL,
  -- Which of them hold the lexeme, and what it adds to their rank; see `holdings.ts`.
  holdings bytea NOT NULL,
  PRIMARY KEY (tenant, locale, lexeme, block)
);
CREATE INDEX search_postings_by_block ON search_postings (tenant, locale, block);
SELECT floga_protect('search_postings');
