import * as v from 'valibot'

import { createFieldRules } from '../shell/forms/fields/field-rules.js'
import { tenant } from '../../tenants/floga/tenant.js'
import type { Translate } from '../wiring/i18n/create-language.js'

export const SHORTEST_PASSWORD = 8

/** Name, phone, and the language of mails. */
export function profileSchema(t: Translate) {
  const { form, optionalText, optionalPhone, choice } = createFieldRules(t)
  return form({
    firstName: optionalText(100),
    lastName: optionalText(100),
    phone: optionalPhone,
    locale: choice(tenant.locales.map(({ code }) => code)),
  })
}

/** Another address, and the password that allows it. */
export function changeEmailSchema(t: Translate) {
  const { form, email, secret } = createFieldRules(t)
  return form({ email, currentPassword: secret })
}

/** The password of today, and the next one twice. */
export function changePasswordSchema(t: Translate) {
  const { form, secret } = createFieldRules(t)
  const short = t('auth.passwordShort', { min: SHORTEST_PASSWORD })
  return v.pipe(
    form({
      currentPassword: secret,
      password: v.pipe(secret, v.minLength(SHORTEST_PASSWORD, short)),
      repeat: secret,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['repeat']],
        ({ password, repeat }) => password === repeat,
        t('auth.repeatWrong'),
      ),
      ['repeat'],
    ),
  )
}

/** The password, for what cannot be undone. */
export function deleteSchema(t: Translate) {
  const { form, secret } = createFieldRules(t)
  return form({ currentPassword: secret })
}

/** An address of the address book; the platform knows the rules of its country. */
export function addressSchema(t: Translate) {
  const { form, text, optionalText } = createFieldRules(t)
  return form({
    id: v.optional(v.string()),
    address: text(200),
    address2: optionalText(200),
    postalCode: text(12),
    city: text(100),
    country: text(2),
    region: optionalText(10),
    company: optionalText(100),
    floor: optionalText(20),
    doorbell: optionalText(60),
    isDefaultShipping: v.optional(v.literal('on')),
    isDefaultBilling: v.optional(v.literal('on')),
  })
}
