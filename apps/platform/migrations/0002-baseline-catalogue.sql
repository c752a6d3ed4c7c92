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
  -- Number or path in Google's product taxonomy; null where the category above decides.
  google_category text,
  updated_at timestamptz NOT NULL DEFAULT now(),
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
  updated_at timestamptz NOT NULL DEFAULT now(),
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
  updated_at timestamptz NOT NULL DEFAULT now(),
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
  -- 0 is the product's main category.
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
  -- Stock of the last import: the shop's count is overwritten only where the merchant's number changes.
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
  -- { measure, base }: content of a piece and the amount that its price is compared by.
  unit_pricing jsonb,
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
  -- Whether the price was announced as a reduction: the 30 days before a sale end where it begins.
  is_sale boolean NOT NULL DEFAULT false,
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
  updated_at timestamptz NOT NULL DEFAULT now(),
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

-- Customers who want a mail when a variant is back in stock.
CREATE TABLE back_in_stock_requests (
  tenant text NOT NULL,
  -- 128 random bits in base64url: its holder may delete the request.
  id text NOT NULL,
  variant_id text NOT NULL,
  email text NOT NULL,
  -- In lower case.
  email_key text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the mail was written into the outbox; null while the customer waits.
  notified_at timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, variant_id) REFERENCES variants (tenant, id) ON DELETE CASCADE
);
-- A customer who asks twice gets one mail.
CREATE UNIQUE INDEX back_in_stock_requests_waiting
  ON back_in_stock_requests (tenant, variant_id, email_key) WHERE notified_at IS NULL;
CREATE INDEX back_in_stock_requests_by_email ON back_in_stock_requests (tenant, email_key);
SELECT floga_protect('back_in_stock_requests');
