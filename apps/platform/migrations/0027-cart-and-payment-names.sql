-- Plain names: a cart's inactive lines are saved for later or removed; what was paid too much is overpaid.
ALTER TABLE cart_lines_aside RENAME TO cart_inactive_lines;
ALTER TABLE cart_mutations RENAME COLUMN fillings TO merge_results;
ALTER TABLE coupon_uses RENAME COLUMN given_back_at TO released_at;
ALTER TABLE payments RENAME COLUMN wish TO choices;
ALTER TABLE payments DROP CONSTRAINT payments_state_check;
UPDATE payments SET state = 'OVERPAID' WHERE state = 'SURPLUS';
ALTER TABLE payments ADD CONSTRAINT payments_state_check CHECK (state IN (
  'OPENING', 'OPEN', 'APPROVED', 'OVERPAID', 'DECLINED', 'CANCELED', 'EXPIRED', 'REFUSED'
));
