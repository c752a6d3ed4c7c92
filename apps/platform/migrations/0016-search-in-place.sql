-- A search reads the document of every product that matches and none of the vectors of single fields. It stands in the
-- row itself and the others make room, so that a match is one page to read instead of several. What was written before is
-- written anew with the next version of the search words.
ALTER TABLE product_search ALTER COLUMN document SET STORAGE MAIN;

-- As before, with two things kept from the planner. Looking at every document takes many times as long as it believes,
-- since each has to be unpacked. And the primary key's locale would be looked up for the whole catalogue to spare reading the
-- other language's rows, which stand on the same pages: `|| ''` keeps that index out.
CREATE OR REPLACE FUNCTION floga_match_products(
  asked_tenant text, asked_locale text, required tsquery, ranking tsquery
) RETURNS TABLE (product_id text, rank real)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  IF asked_tenant IS DISTINCT FROM current_setting('floga.tenant', true) THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT s.product_id, ts_rank('{0.03, 0.12, 0.4, 1.0}', s.document, ranking)
    FROM product_search s
    WHERE s.tenant = asked_tenant AND s.locale || '' = asked_locale AND s.document @@ required;
END $$;

CREATE OR REPLACE FUNCTION floga_known_words(asked_tenant text, asked_locale text, words tsquery[])
  RETURNS boolean[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  IF asked_tenant IS DISTINCT FROM current_setting('floga.tenant', true) THEN
    RETURN ARRAY[]::boolean[];
  END IF;
  RETURN ARRAY(
    SELECT EXISTS (
      SELECT FROM product_search s
      WHERE s.tenant = asked_tenant AND s.locale || '' = asked_locale AND s.document @@ asked.word)
    FROM unnest(words) WITH ORDINALITY AS asked (word, place) ORDER BY asked.place);
END $$;
