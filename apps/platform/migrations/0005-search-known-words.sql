-- Which of some words at least one product holds, for the words that a mistyped term is made of.
-- Beside the tenant wall for the same reason, and bound in the same way, as floga_match_products.
CREATE FUNCTION floga_known_words(asked_tenant text, asked_locale text, words tsquery[])
  RETURNS boolean[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF asked_tenant IS DISTINCT FROM current_setting('floga.tenant', true) THEN
    RETURN ARRAY[]::boolean[];
  END IF;
  RETURN ARRAY(
    SELECT EXISTS (
      SELECT FROM product_search s
      WHERE s.tenant = asked_tenant AND s.locale = asked_locale AND s.document @@ asked.word)
    FROM unnest(words) WITH ORDINALITY AS asked (word, place) ORDER BY asked.place);
END $$;
REVOKE ALL ON FUNCTION floga_known_words(text, text, tsquery[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floga_known_words(text, text, tsquery[]) TO floga_app;
