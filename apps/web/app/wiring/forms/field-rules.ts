import * as storefront from '@floga/storefront/forms'
import type { FormArea } from '@floga/storefront/forms'

import type { Translate } from '../i18n/create-language.js'

export type { FormSchema } from '@floga/storefront/forms'

/** The field rules of forms, with this shop's messages. */
export function createFieldRules(
  t: Translate,
  area?: FormArea,
): ReturnType<typeof storefront.createFieldRules> {
  return storefront.createFieldRules(t as unknown as storefront.Translate, area)
}
