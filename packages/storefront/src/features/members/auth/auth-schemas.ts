import * as v from 'valibot'

import { createFieldRules } from '../../../forms/fields/field-rules.js'
import type { Translate } from '../../../lib/create-storefront.js'

/** Email and password, as they were typed. */
export function loginSchema(t: Translate) {
  const { form, email, password } = createFieldRules(t, 'auth')
  return form({ email, password })
}

/** An address and a password, twice. */
export function registerSchema(t: Translate) {
  const { form, email } = createFieldRules(t, 'auth')
  return v.pipe(
    form({ email, ...newPassword(t) }),
    v.forward(v.partialCheck(both, isSame, t('auth.repeatWrong')), ['repeat']),
  )
}

/** The password of a registration that is to be confirmed. */
export function confirmSchema(t: Translate) {
  const { form, password } = createFieldRules(t, 'auth')
  return form({ password })
}

/** The address that a link is sent to. */
export function emailSchema(t: Translate) {
  const { form, email } = createFieldRules(t, 'auth')
  return form({ email })
}

/** A new password, twice. */
export function resetSchema(t: Translate) {
  return v.pipe(
    createFieldRules(t, 'auth').form(newPassword(t)),
    v.forward(v.partialCheck(both, isSame, t('auth.repeatWrong')), ['repeat']),
  )
}

function newPassword(t: Translate) {
  const { password, newPassword: next } = createFieldRules(t, 'auth')
  return { password: next, repeat: password }
}

const both = [['password'], ['repeat']] as const

function isSame({ password, repeat }: { password: string; repeat: string }): boolean {
  return password === repeat
}
