import { ContactDetailsDocument, MenuCategoriesDocument } from '@floga/api-client/operations'

import type { ShopRequest } from './open-request.js'

/** What every page shows: categories and contact. For the root route. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the views take its type
export async function loadFrame({ query }: ShopRequest) {
  const [{ menuCategories }, { contactDetails }] = await Promise.all([
    query(MenuCategoriesDocument, {}),
    query(ContactDetailsDocument, {}),
  ])
  return { categories: menuCategories, contact: contactDetails }
}
