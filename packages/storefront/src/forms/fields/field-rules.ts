import { createInputRules } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'

import type { Translate } from '../../lib/create-storefront.js'

/** Any schema of a form: its input is the fields' values. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/** Auth pages say 'Required', all others 'This field is required'. */
export type FormArea = 'site' | 'auth'

/**
 * Creates the contract's field rules with localized messages, and further rules of forms. One
 * schema validates a form in the browser and on the server; an empty field is undefined in its
 * input.
 */
export function createFieldRules(t: Translate, area: FormArea = 'site') {
  const required = t(area === 'auth' ? 'validation.requiredShort' : 'validation.required')
  return {
    ...createInputRules({
      required,
      tooLong: (max) => t('validation.tooLong', { max }),
      tooShort: (min) => t('validation.passwordShort', { min }),
      email: t('validation.email'),
      phone: t('validation.phone'),
    }),
    /** A form of these fields, in the order of the page. */
    form: <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, required),
    /** One of a list's values. */
    choice: <Value extends string>(values: readonly Value[], message: string = required) =>
      v.picklist(values, message),
    /** A box that has to be ticked. */
    ticked: (message: string) => v.literal('on', message),
    required,
  }
}
