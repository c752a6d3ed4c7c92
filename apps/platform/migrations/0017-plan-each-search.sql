-- How best to search depends on the tenant: beside a large one, a small one is narrowed by its own key first. A plan that
-- serves every tenant reads the matches of all of them.
ALTER FUNCTION floga_match_products(text, text, tsquery, tsquery)
  SET plan_cache_mode = force_custom_plan;
ALTER FUNCTION floga_known_words(text, text, tsquery[]) SET plan_cache_mode = force_custom_plan;
