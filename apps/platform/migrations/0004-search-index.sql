CREATE INDEX product_search_document ON product_search USING gin (document);

-- Which making of words the tenant's rows in product_search come from; see `search-index.ts`.
ALTER TABLE tenants ADD COLUMN search_version integer NOT NULL DEFAULT 0;

-- `@@` is not leakproof, so row-level security would keep it from using the index: every search
-- would look at every product of every tenant. This function runs beside the tenant wall and
-- keeps it by itself: it answers for the transaction's own tenant and for nobody else.
CREATE FUNCTION floga_match_products(
  asked_tenant text, asked_locale text, required tsquery, ranking tsquery
) RETURNS TABLE (product_id text, rank real)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF asked_tenant IS DISTINCT FROM current_setting('floga.tenant', true) THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT s.product_id, ts_rank('{0.03, 0.12, 0.4, 1.0}', s.document, ranking)
    FROM product_search s
    WHERE s.tenant = asked_tenant AND s.locale = asked_locale AND s.document @@ required;
END $$;
REVOKE ALL ON FUNCTION floga_match_products(text, text, tsquery, tsquery) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floga_match_products(text, text, tsquery, tsquery) TO floga_app;
