import { ContactDetailsDocument, MenuCategoriesDocument } from '@floga/api-client/operations'

import type { ShopRequest } from './open-request.js'

/** Loads the layout's data: categories and contact details. For the root route. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the views take its type
export async function loadLayout({ query }: ShopRequest) {
  const [{ menuCategories }, { contactDetails }] = await Promise.all([
    query(MenuCategoriesDocument, {}),
    query(ContactDetailsDocument, {}),
  ])
  return { categories: menuCategories, contact: contactDetails }
}
