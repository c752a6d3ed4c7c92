-- The texts that products are found by.
CREATE TABLE product_search (
  tenant text NOT NULL,
  product_id text NOT NULL,
  locale text NOT NULL,
  -- One vector a field, so that a search may be narrowed to some of them.
  name tsvector NOT NULL,
  sku tsvector NOT NULL,
  brand tsvector NOT NULL,
  category tsvector NOT NULL,
  properties tsvector NOT NULL,
  description tsvector NOT NULL,
  -- All of the above, weighted.
  document tsvector NOT NULL,
  -- The tenant's text_version when the row was written: platforms that hold the texts in memory read newer rows only.
  text_version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant, product_id, locale),
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE
);
-- In the row itself, while the vectors of single fields move out: reading a document reads one page.
ALTER TABLE product_search ALTER COLUMN document SET STORAGE MAIN;
CREATE INDEX product_search_text_version ON product_search (tenant, text_version);
SELECT floga_protect('product_search');

CREATE TABLE search_words (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  -- As it is written in the catalogue, lower case.
  word text NOT NULL,
  -- The word in plain Latin letters.
  latin_key text NOT NULL,
  frequency integer NOT NULL,
  PRIMARY KEY (tenant, locale, word)
);
SELECT floga_protect('search_words');

-- Other names that customers type for what the catalogue has; all of a tenant's are replaced at once.
CREATE TABLE search_synonyms (
  tenant text NOT NULL REFERENCES tenants,
  -- The order of the merchant's file.
  position integer NOT NULL,
  -- The language of what is typed.
  locale text NOT NULL,
  -- Phrases, as lists of text.
  asked jsonb NOT NULL,
  means jsonb NOT NULL,
  -- True for words that say little: a product need not have them.
  optional boolean NOT NULL,
  PRIMARY KEY (tenant, position)
);
SELECT floga_protect('search_synonyms');

-- Searches that found nothing, or only part of what was asked for, as counts without personal data.
CREATE TABLE search_misses (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  -- In small letters without accents, at most 80.
  term text NOT NULL,
  -- True when some products had a part of the words.
  found_part boolean NOT NULL,
  asked integer NOT NULL,
  last_asked_on date NOT NULL,
  PRIMARY KEY (tenant, locale, term)
);
SELECT floga_protect('search_misses');

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
