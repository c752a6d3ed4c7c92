import * as v from 'valibot'

import type { Translate } from '../../../wiring/i18n/create-language.js'

/** Any schema of a form: its input is what fields hold. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>

/** Pages of signing in say 'Required', all others 'This field is required'. */
export type FormArea = 'site' | 'auth'

/**
 * The rules that fields share, in the words of a language. One schema made of them checks a form in
 * the browser and on the server; a field that was left empty is missing in its input.
 */
export function createFieldRules(t: Translate, area: FormArea = 'site') {
  const required = t(area === 'auth' ? 'validation.requiredShort' : 'validation.required')
  const upTo = (max: number) =>
    v.maxLength<string, number, string>(max, t('validation.tooLong', { max }))
  const text = (max: number) =>
    v.pipe(v.string(required), v.trim(), v.minLength(1, required), upTo(max))
  const phone = v.pipe(
    text(40),
    v.check((value) => /^\d{8,15}$/.test(value.replace(/[\s()+./-]/g, '')), t('validation.phone')),
  )
  return {
    /** A form of these fields, named as they stand on the page, from top to bottom. */
    form: <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, required),
    /** Words, trimmed. */
    text,
    /** The same for a field that may stay empty. */
    optionalText: (max: number) => v.optional(v.pipe(v.string(), v.trim(), upTo(max))),
    email: v.pipe(text(254), v.email(t('validation.email'))),
    phone,
    optionalPhone: v.optional(phone),
    /** A password as it was typed, spaces and all. */
    secret: v.pipe(v.string(required), v.maxLength(128, t('validation.tooLong', { max: 128 }))),
    /** One of a list's values. */
    choice: <Value extends string>(values: readonly Value[], message: string = required) =>
      v.picklist(values, message),
    /** A box that has to be ticked. */
    ticked: (message: string) => v.literal('on', message),
    required,
  }
}
