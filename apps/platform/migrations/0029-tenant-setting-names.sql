-- Settings of all tenants are changed: the one role that row-level security lets see them.
SET LOCAL ROLE floga_admin;

-- One word for one thing: plans begin `fromMinor`, as the contract says.
UPDATE tenants
SET settings = jsonb_set(settings #- '{instalments,minMinor}', '{instalments,fromMinor}',
  settings #> '{instalments,minMinor}')
WHERE settings #> '{instalments,minMinor}' IS NOT NULL;

-- The shop promised these days by itself; the tenant that came with the platform now says them.
UPDATE tenants
SET settings = settings || '{"dispatchDays": [
  {"availability": "IN_STOCK", "min": 1, "max": 1},
  {"availability": "LOW_STOCK", "min": 1, "max": 1},
  {"availability": "BACKORDER", "min": 7, "max": 15}
]}'
WHERE settings ->> 'isReady' = 'true' AND NOT settings ? 'dispatchDays';

-- Nothing reads these.
UPDATE tenants SET settings = settings - 'description' - 'lowStockAt';

RESET ROLE;
