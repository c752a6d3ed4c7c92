CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Puts a table behind the tenant wall: floga_app sees and writes rows of the transaction's tenant
-- alone, floga_admin (background work) sees all. Every table with tenant data is given to it.
CREATE FUNCTION floga_protect(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format(
    'CREATE POLICY tenant_wall ON %s TO floga_app
       USING (tenant = current_setting(''floga.tenant'', true))
       WITH CHECK (tenant = current_setting(''floga.tenant'', true))', table_name);
  EXECUTE format(
    'CREATE POLICY across_tenants ON %s TO floga_admin USING (true) WITH CHECK (true)', table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO floga_app, floga_admin', table_name);
END $$;

CREATE TABLE tenants (
  tenant text PRIMARY KEY,
  settings jsonb NOT NULL,
  -- Grows with everything that catalogue pages show.
  catalogue_version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
SELECT floga_protect('tenants');

CREATE TABLE categories (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  key text NOT NULL,
  parent_id text,
  sort_order integer NOT NULL,
  image jsonb,
  -- Locale → { name, slug, excerpt? }.
  translations jsonb NOT NULL,
  digest text NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, key),
  FOREIGN KEY (tenant, parent_id) REFERENCES categories (tenant, id)
);
SELECT floga_protect('categories');

CREATE TABLE brands (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  image jsonb,
  digest text NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, key)
);
SELECT floga_protect('brands');

CREATE TABLE products (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  brand_id text,
  sort_order integer NOT NULL,
  published boolean NOT NULL,
  -- Locale → { name, slug, excerpt?, description? }; descriptions are sanitised.
  translations jsonb NOT NULL,
  options jsonb NOT NULL,
  properties jsonb NOT NULL,
  images jsonb NOT NULL,
  related_ids text[] NOT NULL,
  country text,
  dangerous_goods boolean NOT NULL,
  tax_rate double precision NOT NULL,
  manufacturer jsonb,
  responsible_person jsonb,
  documents jsonb NOT NULL,
  digest text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, key),
  FOREIGN KEY (tenant, brand_id) REFERENCES brands (tenant, id)
);
CREATE INDEX products_by_brand ON products (tenant, brand_id);
SELECT floga_protect('products');

CREATE TABLE product_categories (
  tenant text NOT NULL,
  product_id text NOT NULL,
  category_id text NOT NULL,
  -- 0 is the product's home.
  position integer NOT NULL,
  PRIMARY KEY (tenant, product_id, category_id),
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant, category_id) REFERENCES categories (tenant, id)
);
CREATE INDEX product_categories_by_category ON product_categories (tenant, category_id);
SELECT floga_protect('product_categories');

CREATE TABLE variants (
  tenant text NOT NULL,
  id text NOT NULL,
  product_id text NOT NULL,
  sku text NOT NULL,
  -- 0 is the master.
  position integer NOT NULL,
  -- Option internalName → value.
  option_values jsonb NOT NULL,
  -- With VAT, before a sale.
  price_minor integer NOT NULL CHECK (price_minor >= 0),
  -- With VAT, while on sale.
  sale_price_minor integer CHECK (sale_price_minor >= 0),
  -- Lowest price with VAT in the 30 days before the sale began.
  lowest_price_minor integer,
  stock integer NOT NULL CHECK (stock >= 0),
  -- What the last import said: only a changed word of the merchant overwrites the shop's count.
  imported_stock integer NOT NULL,
  backorderable boolean NOT NULL,
  width_mm double precision,
  length_mm double precision,
  height_mm double precision,
  weight_grams integer,
  barcode text,
  image jsonb,
  -- False once a newer import left it out; carts and orders may still name it.
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, sku),
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE
);
CREATE INDEX variants_by_product ON variants (tenant, product_id, position);
SELECT floga_protect('variants');

CREATE TABLE price_history (
  tenant text NOT NULL,
  variant_id text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  -- What a shopper paid from then on, with VAT.
  price_minor integer NOT NULL,
  PRIMARY KEY (tenant, variant_id, since),
  FOREIGN KEY (tenant, variant_id) REFERENCES variants (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('price_history');

CREATE TABLE promotions (
  tenant text NOT NULL REFERENCES tenants,
  id text NOT NULL,
  key text NOT NULL,
  sort_order integer NOT NULL,
  image jsonb,
  translations jsonb NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  digest text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, key)
);
SELECT floga_protect('promotions');

CREATE TABLE promotion_products (
  tenant text NOT NULL,
  promotion_id text NOT NULL,
  product_id text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant, promotion_id, product_id),
  FOREIGN KEY (tenant, promotion_id) REFERENCES promotions (tenant, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE
);
SELECT floga_protect('promotion_products');

CREATE TABLE slugs (
  tenant text NOT NULL REFERENCES tenants,
  kind text NOT NULL CHECK (kind IN ('product', 'category', 'brand', 'promotion')),
  slug text NOT NULL,
  -- '*' for a slug that belongs to every locale.
  locale text NOT NULL,
  target_id text NOT NULL,
  -- True once the target has another slug: it then only leads there.
  retired boolean NOT NULL,
  PRIMARY KEY (tenant, kind, slug, locale)
);
CREATE INDEX slugs_by_target ON slugs (tenant, kind, target_id);
SELECT floga_protect('slugs');

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
  PRIMARY KEY (tenant, product_id, locale),
  FOREIGN KEY (tenant, product_id) REFERENCES products (tenant, id) ON DELETE CASCADE
);
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

CREATE TABLE content_files (
  tenant text NOT NULL REFERENCES tenants,
  locale text NOT NULL,
  hash text NOT NULL,
  body jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant, locale, hash)
);
SELECT floga_protect('content_files');

CREATE FUNCTION floga_stock_class(stock integer) RETURNS integer
  LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN stock = 0 THEN 0 WHEN stock <= 5 THEN 1 ELSE 2 END $$;

CREATE FUNCTION floga_bump_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once a transaction is enough.
  IF current_setting('floga.bumped', true) IS DISTINCT FROM txid_current()::text THEN
    UPDATE tenants SET catalogue_version = catalogue_version + 1 WHERE tenant = NEW.tenant;
    PERFORM set_config('floga.bumped', txid_current()::text, true);
  END IF;
  RETURN NULL;
END $$;

-- Deferred to the commit, so that two orders never wait for each other's tenant row in between.
CREATE CONSTRAINT TRIGGER variants_bump_catalogue
  AFTER UPDATE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    floga_stock_class(OLD.stock) <> floga_stock_class(NEW.stock)
    OR OLD.price_minor <> NEW.price_minor
    OR OLD.sale_price_minor IS DISTINCT FROM NEW.sale_price_minor
  )
  EXECUTE FUNCTION floga_bump_catalogue();
