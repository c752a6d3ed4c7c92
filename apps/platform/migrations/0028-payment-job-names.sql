-- Jobs are named after what they do to refunds and cards; a row keeps its schedule.
UPDATE jobs SET name = 'process-refunds' WHERE name = 'carry-out-refunds';
UPDATE jobs SET name = 'delete-removed-cards' WHERE name = 'forget-removed-cards';
