import * as v from 'valibot'

import { createFieldRules } from '../../../forms/fields/field-rules.js'
import type { Storefront, Translate } from '../../../lib/create-storefront.js'

/** Name, phone, and the language of mails. */
export function profileSchema(t: Translate, { locales }: Pick<Storefront, 'locales'>) {
  const { form, names, optionalPhone, choice } = createFieldRules(t)
  return form({
    ...names,
    phone: optionalPhone,
    locale: choice(locales.all.map(({ code }) => code)),
  })
}

/** Another address, and the password that allows it. */
export function changeEmailSchema(t: Translate) {
  const { form, email, password } = createFieldRules(t)
  return form({ email, currentPassword: password })
}

/** The password of today, and the next one twice. */
export function changePasswordSchema(t: Translate) {
  const { form, password: present, newPassword } = createFieldRules(t)
  return v.pipe(
    form({
      currentPassword: present,
      password: newPassword,
      repeat: present,
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

/** The password, which confirms an irreversible action. */
export function deleteSchema(t: Translate) {
  const { form, password } = createFieldRules(t)
  return form({ currentPassword: password })
}

/** An address of the address book; the platform knows the rules of its country. */
export function addressSchema(t: Translate) {
  const { form, address } = createFieldRules(t)
  return form({
    id: v.optional(v.string()),
    ...address,
    isDefaultShipping: v.optional(v.literal('on')),
    isDefaultBilling: v.optional(v.literal('on')),
  })
}
