-- When what a page of the catalogue shows was last written; prices have a history of their own.
ALTER TABLE products ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE categories ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE brands ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE promotions ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION floga_record_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- Triggers, so that no way to write can forget it. The digest names all that an import says of a thing.
CREATE TRIGGER products_record_update BEFORE UPDATE ON products FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest OR OLD.published IS DISTINCT FROM NEW.published)
  EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER categories_record_update BEFORE UPDATE ON categories FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER brands_record_update BEFORE UPDATE ON brands FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
CREATE TRIGGER promotions_record_update BEFORE UPDATE ON promotions FOR EACH ROW
  WHEN (OLD.digest IS DISTINCT FROM NEW.digest) EXECUTE FUNCTION floga_record_update();
