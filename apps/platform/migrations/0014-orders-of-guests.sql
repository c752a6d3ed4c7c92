-- A member finds the orders that were placed as a guest under the confirmed address.
CREATE INDEX orders_of_guests ON orders (tenant, lower(email), created_at DESC, id)
  WHERE member_id IS NULL;
