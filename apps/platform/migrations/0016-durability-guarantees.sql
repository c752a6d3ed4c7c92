-- The producer's commercial guarantee of durability, as a record has it; null for none.
ALTER TABLE products ADD COLUMN durability_guarantee jsonb;
