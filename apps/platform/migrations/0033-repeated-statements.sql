-- When another address was asked for: the same again a moment later is the one before, whose answer was lost.
ALTER TABLE members ADD COLUMN pending_email_asked_at timestamptz;
