-- Number or path in Google's product taxonomy; null where the category above decides.
ALTER TABLE categories ADD COLUMN google_category text;

-- { measure, base }: content of a piece and the amount that its price is compared by.
ALTER TABLE variants ADD COLUMN unit_pricing jsonb;
