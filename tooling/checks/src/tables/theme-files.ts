/** Files of several exports that none is named after: the theme that the exports share, by path. */
export const themeFiles: Readonly<Record<string, string>> = {
  'apps/backend-minimal/src/goods.ts': 'goods and rules of the smallest backend',
  'apps/platform/src/commands/catalogue/import-foreign-commands.ts':
    'commands that import files of other programs, each by its format',
  'apps/platform/src/domains/catalogue/foreign/cut-text.ts':
    'ways of cutting a text that is too long',
  'apps/platform/src/domains/catalogue/foreign/google-merchant/read-merchant-items.ts':
    'the two forms of a Merchant feed, XML and a table',
  'apps/platform/src/domains/catalogue/foreign/read-figures.ts':
    'prices, weights and other figures as files of other programs have them',
  'apps/platform/src/domains/catalogue/foreign/shopify/shopify-variants.ts':
    'rows of an export that are variants, and what they become',
  'apps/platform/src/commands/program/command-protocol.ts':
    'what a command and the platform that runs it send each other',
  'apps/platform/src/foundation/files/text-encoding.ts': 'encodings of text files',
  'apps/platform/src/commands/program/command-options.ts':
    'options and parsers that several commands share',
  'apps/platform/src/commands/staff-texts.ts': 'amounts, times and cells as staff read them',
  'apps/platform/src/foundation/database/backup/pglite-backup.ts':
    'an embedded database to one file and back',
  'apps/platform/src/foundation/pricing/known-codes.ts':
    'which codes of countries, currencies and time zones exist',
  'apps/platform/src/composition/ports/announce-events.ts':
    'events of orders, requests and reviews that programs are told of',
  'apps/platform/src/http/staff/routes/answer-schemas.ts':
    'parts of requests and responses that routes for staff share',
  'apps/platform/src/testing/feed-records.ts': 'records and files to test feeds with',
  'apps/connector-medusa/src/calls/read-pages.ts': 'lists of both sides, page by page',
  'apps/connector-medusa/src/goods/image-names.ts':
    'addresses of images in Medusa and their names in the shop',
  'apps/connector-medusa/src/orders/sync-orders.ts':
    'orders to Medusa, and what was decided there back',
  'apps/payment-sandbox/src/payments/page-actions.ts': "actions of the pages' buttons",
  'apps/platform/src/domains/payment/stripe/stripe-error.ts':
    'calls of Stripe, with the errors of the port',
  'apps/platform/src/domains/payment/stripe/stripe-page.ts':
    'the page of a framed payment, and its address',
  'apps/platform/src/domains/payment/stripe/stripe-payment.ts':
    'sessions and intents of Stripe, as payments',
  'apps/platform/src/domains/payment/stripe/testing/stripe-validator.ts':
    'calls, answers and events by the description of Stripe’s API',
  'apps/platform/src/domains/payment/viva/viva-answers.ts':
    'answers of Viva’s calls, by the pages that describe them',
  'apps/platform/src/domains/payment/viva/viva-payment.ts':
    'orders and transactions of Viva, as payments',
  'apps/platform/src/domains/payment/viva/testing/viva-description.ts':
    'calls of Viva’s, and what authorizes them',
  'apps/platform/src/domains/orders/member-order-data.ts':
    'orders in the export and the deletion of a member',
  'apps/platform/src/domains/orders/testing/place-until-killed.ts':
    'a program of its own; it exports only the types of its output',
  'apps/platform/src/domains/reviews/review-invitations.ts':
    'which mailboxes may be invited to review',
  'apps/platform/src/domains/reviews/moderate-review.ts':
    'what the shop may do with a review: hide, show, answer',
  'apps/platform/src/graphql/site/site-data.ts': 'parts of the query `site`',
  'apps/storybook/src/introduction/other-shop.tsx': 'parts of one sample page',
  'packages/storefront/src/forms/field-names.ts': 'names of the honeypot fields',
  'packages/storefront/src/features/catalogue/product/product-details.tsx':
    'what a product page says in words and in values',
  'packages/storefront/src/features/shared-cart/shared-cart-requests.ts':
    'requests of scripts about a shared cart',
  'packages/storefront/src/lib/shop-credentials.ts':
    "what tells visitors with whom they deal: types of a tenant's data",
  'packages/storefront/src/request/api/api-types.ts': 'short names for parts of generated types',
  'packages/storefront/src/request/api/responses.server.ts':
    'the responses that show an error page',
  'packages/catalogue-core/src/lib/search/search-address.ts':
    'a search to its address and back, which change together',
  'packages/catalogue-core/src/lib/search/search-changes.ts':
    'pure functions from one search to the next',
  'packages/storefront/src/lib/request/cart-route.ts': 'loaders and actions of the cart',
  'packages/ui/src/components/date-picker/date-field-parts.tsx': 'parts that only DateField shows',
  'packages/ui/src/components/form-field/field-messages.tsx': 'hint and error under a field',
  'packages/ui/src/components/state-message/state-message.tsx':
    'one component in two states, empty and failed',
  'packages/ui/src/lib/custom-properties.ts': 'CSS custom properties of the kit',
  'packages/ui/src/stories/sample-texts.ts': 'texts of the stories in both languages',
  'tooling/checks/src/tables/private-interfaces.ts': 'names, files and paths that are private',
  'tooling/checks/src/tables/structure.ts': 'limits of folders and files',
  'tooling/codegen/src/paths.mjs': 'where the generator reads and writes',
  'tooling/renders/src/materials/maps.js': 'texture maps drawn on a canvas',
  'tooling/renders/src/catalogue/read-facts.js': 'facts of a product that images show',
  'tooling/renders/src/parts/pipes/regulator-ports.js': 'inlet and outlet of a regulator',
  'tooling/renders/src/scenes/landscape.js': 'parts of what lies outside of rooms',
  'tooling/renders/src/scenes/rooms.js': 'parts of rooms that scenes are set in',
  'tooling/renders/src/shapes/assemble.js': 'functions that put shapes together',
  'tooling/renders/src/shapes/connections.js': 'ends that a hose or pipe is joined to',
  'tooling/renders/src/shapes/outlines.js': 'flat outlines to extrude',
  'tooling/renders/src/shapes/screws.js': 'heads of screws',
  'tooling/renders/src/shapes/solids.js': 'solid shapes that models are made of',
  'tooling/setup/src/shop/new-tenant.mjs': 'what every new shop begins with',
  'tooling/setup/src/suites/verify-steps.mjs': 'steps that `verify` and `test` share',
  'tooling/checks/src/tables/words.ts': 'idioms, and which files are read for them',
}
