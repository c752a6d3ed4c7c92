-- What people type for what the catalogue calls by another name; all of a tenant's are replaced at once.
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

-- Searches that found nothing, or only part of what was asked for, as counts: who asked is not kept.
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
