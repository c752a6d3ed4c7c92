-- Payment methods are rows of a tenant's settings, and what a provider takes is known to the provider alone.
ALTER TABLE payments DROP CONSTRAINT IF EXISTS payments_kind_check;

-- What the builds before knew of their four kinds; a name of the tenant's own messages comes before it.
-- side by side: a table of this transaction
CREATE TEMPORARY TABLE payment_kinds ON COMMIT DROP AS SELECT * FROM (VALUES
  ('CARD', 'FRAME', 'card'),
  ('IRIS', 'FRAME', 'bank'),
  ('BANK_TRANSFER', 'NONE', 'receipt'),
  ('CASH_ON_DELIVERY', 'NONE', 'cash')
) AS known (kind, form, mark);

-- side by side: a table of this transaction
CREATE TEMPORARY TABLE payment_texts ON COMMIT DROP AS SELECT * FROM (VALUES
  ('CARD', 'en', 'name', 'Card'),
  ('CARD', 'en', 'description', 'Debit or credit card'),
  ('CARD', 'el', 'name', 'Κάρτα'),
  ('CARD', 'el', 'description', 'Χρεωστική ή πιστωτική κάρτα'),
  ('CARD', 'de', 'name', 'Karte'),
  ('CARD', 'de', 'description', 'Debit- oder Kreditkarte'),
  ('CARD', 'ar', 'name', 'بطاقة'),
  ('CARD', 'ar', 'description', 'بطاقة خصم أو بطاقة ائتمان'),
  ('IRIS', 'en', 'name', 'IRIS'),
  ('IRIS', 'en', 'description', 'Instant payment from your bank account'),
  ('IRIS', 'el', 'name', 'IRIS'),
  ('IRIS', 'el', 'description', 'Άμεση πληρωμή από τον λογαριασμό σας'),
  ('IRIS', 'de', 'name', 'IRIS'),
  ('IRIS', 'de', 'description', 'Sofortzahlung von Ihrem Bankkonto'),
  ('IRIS', 'ar', 'name', 'IRIS'),
  ('IRIS', 'ar', 'description', 'دفع فوري من حسابك المصرفي'),
  ('BANK_TRANSFER', 'en', 'name', 'Bank transfer'),
  ('BANK_TRANSFER', 'en', 'description', 'You see our account as soon as the order is placed'),
  ('BANK_TRANSFER', 'el', 'name', 'Τραπεζική κατάθεση'),
  ('BANK_TRANSFER', 'el', 'description', 'Θα δείτε τον λογαριασμό μας μόλις ολοκληρωθεί η παραγγελία'),
  ('BANK_TRANSFER', 'de', 'name', 'Banküberweisung'),
  ('BANK_TRANSFER', 'de', 'description', 'Unser Konto sehen Sie, sobald die Bestellung aufgegeben ist'),
  ('BANK_TRANSFER', 'ar', 'name', 'تحويل مصرفي'),
  ('BANK_TRANSFER', 'ar', 'description', 'يظهر لك حسابنا بعد تقديم الطلب'),
  ('CASH_ON_DELIVERY', 'en', 'name', 'Cash on delivery'),
  ('CASH_ON_DELIVERY', 'en', 'description', 'You pay the courier on delivery'),
  ('CASH_ON_DELIVERY', 'el', 'name', 'Αντικαταβολή'),
  ('CASH_ON_DELIVERY', 'el', 'description', 'Πληρώνετε τον courier κατά την παράδοση'),
  ('CASH_ON_DELIVERY', 'de', 'name', 'Nachnahme'),
  ('CASH_ON_DELIVERY', 'de', 'description', 'Sie bezahlen bei der Lieferung beim Paketdienst'),
  ('CASH_ON_DELIVERY', 'ar', 'name', 'الدفع عند الاستلام'),
  ('CASH_ON_DELIVERY', 'ar', 'description', 'تدفع لمندوب التوصيل عند التسليم')
) AS known (kind, locale, field, content);

-- side by side: a table of this transaction
CREATE TEMPORARY TABLE payment_rows ON COMMIT DROP AS
  SELECT t.tenant, k.kind, jsonb_build_object(
    'form', k.form, 'mark', k.mark, 'fromMinor', 0, 'name', texts.name, 'description', texts.description
  ) AS row
  FROM tenants t CROSS JOIN payment_kinds k CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(l.locale, content) FILTER (WHERE f.field = 'name') AS name,
           jsonb_object_agg(l.locale, content) FILTER (WHERE f.field = 'description') AS description
    FROM jsonb_array_elements_text(t.settings -> 'locales') AS l (locale)
    CROSS JOIN (VALUES ('name'), ('description')) AS f (field)
    CROSS JOIN LATERAL (SELECT COALESCE(
      t.settings #>> ARRAY['messages', l.locale, 'payment.' || k.kind || '.' || f.field],
      (SELECT p.content FROM payment_texts p
       WHERE p.kind = k.kind AND p.field = f.field AND p.locale IN (l.locale, 'en')
       ORDER BY p.locale = l.locale DESC LIMIT 1)
    ) AS content) AS c
  ) AS texts;

UPDATE orders o SET payment = o.payment || (r.row - 'fromMinor')
FROM payment_rows r
WHERE r.tenant = o.tenant AND r.kind = o.payment ->> 'kind' AND NOT o.payment ? 'form';

UPDATE tenants t SET settings = t.settings
  || jsonb_build_object('paymentRules', (
    SELECT COALESCE(jsonb_agg(rule || COALESCE(r.row, '{}') ORDER BY position), '[]')
    FROM jsonb_array_elements(t.settings -> 'paymentRules') WITH ORDINALITY AS rules (rule, position)
    LEFT JOIN payment_rows r ON r.tenant = t.tenant AND r.kind = rule ->> 'kind'
  ))
  || jsonb_build_object('messages', (
    SELECT COALESCE(jsonb_object_agg(locale, (
      SELECT COALESCE(jsonb_object_agg(key, value), '{}') FROM jsonb_each(own) WHERE key NOT LIKE 'payment.%'
    )), '{}')
    FROM jsonb_each(COALESCE(t.settings -> 'messages', '{}')) AS messages (locale, own)
  ))
WHERE t.settings ? 'paymentRules';
