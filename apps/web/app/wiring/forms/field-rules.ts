import { createFieldRules as createRules } from '@floga/storefront/forms'
import type { FormArea, Translate as StorefrontTranslate } from '@floga/storefront/forms'

import type { Translate } from '../i18n/create-language.js'

export type { FormSchema } from '@floga/storefront/forms'

/** The field rules of forms, with this shop's messages. */
export function createFieldRules(t: Translate, area?: FormArea): ReturnType<typeof createRules> {
  return createRules(t as unknown as StorefrontTranslate, area)
}
