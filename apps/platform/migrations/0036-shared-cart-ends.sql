-- Why a person no longer belongs to a shared cart; null for those who still do.
ALTER TABLE shared_cart_people
  ADD COLUMN end_reason text CHECK (end_reason IN ('LEFT', 'REMOVED', 'ENDED', 'EXPIRED'));
