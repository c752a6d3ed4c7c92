import type { FormNotice } from '../../forms/form-answer.js'
import type { Translate } from '../../wiring/i18n/create-language.js'

/** The order was not sent: it can be sent again as it is, and the shop can be called. */
export function unsentNotice(t: Translate): FormNotice {
  return { title: t('checkout.processing'), text: t('form.unsentText'), sendAgain: 'call' }
}
