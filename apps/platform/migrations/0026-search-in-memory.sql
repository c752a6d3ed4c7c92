-- Platforms keep the words of a catalogue in memory and search there. Which texts have changed since is told by the number
-- that the tenant's texts had when a row was written.
ALTER TABLE tenants ADD COLUMN text_version integer NOT NULL DEFAULT 1;
ALTER TABLE product_search ADD COLUMN text_version integer NOT NULL DEFAULT 1;
CREATE INDEX product_search_text_version ON product_search (tenant, text_version);

-- What stood beside the tenant wall for their sake goes.
DROP FUNCTION floga_match_products(text, text, tsquery, tsquery);
DROP FUNCTION floga_known_words(text, text, tsquery[]);
DROP INDEX product_search_document;
