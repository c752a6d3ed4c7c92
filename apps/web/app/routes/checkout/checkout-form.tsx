import { useForm } from '@conform-to/react'
import {
  Button,
  Checkbox,
  ErrorSummary,
  Fieldset,
  FormField,
  Link,
  Notice,
  Text,
  TextArea,
} from '@floga/ui'
import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'
import { AddressFields } from './address-fields.js'
import type { CheckoutAnswer, CheckoutView } from './checkout-view.js'
import { CheckoutSummary } from './checkout-summary.js'
import { checkoutLayout, shippingPart } from './checkout-form.styles.js'
import { ContactFields } from './contact-fields.js'
import { fieldErrors } from './field-errors.js'
import { InvoiceFields } from './invoice-fields.js'
import { PaymentChoice, ShippingChoice } from './method-choice.js'
import { useAutosave } from './use-autosave.js'
import { usePlacing } from './use-placing.js'

export interface CheckoutFormProps {
  state: CheckoutView
  /** What became of the last post, if there was one. */
  answer: CheckoutAnswer | undefined
}

/** The whole checkout as one form: contact, delivery, payment, review. */
export function CheckoutForm({ state: loaded, answer }: CheckoutFormProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const saver = useFetcher<CheckoutAnswer>()
  const { isPlacing, onSubmit } = usePlacing()
  const state = { ...loaded, ...saver.data?.state }
  const summaryRef = useRef<HTMLDivElement>(null)
  const [form] = useForm<Record<string, string>>({
    id: 'checkout',
    lastResult: answer?.result ?? null,
  })
  const errors = fieldErrors(answer?.result)
  const { options, review, values } = state
  // The answer to a refused order keeps the tick, unless it was for other terms.
  const isAccepted =
    answer?.result?.initialValue?.['terms'] === 'on' &&
    !answer.general.some((message) => message === t('checkout.termsChanged'))

  useEffect(() => {
    if (answer?.result?.error || answer?.general.length) summaryRef.current?.focus()
  }, [answer])

  const autosave = useAutosave((data) => {
    data.set('intent', 'save')
    saver.submit(data, { method: 'post' })
  })

  return (
    <form
      id={form.id}
      method="post"
      action={href('/checkout')}
      noValidate
      className={checkoutLayout}
      onChange={autosave}
      onSubmit={onSubmit}
      aria-busy={saver.state !== 'idle'}
    >
      {/* Enter in a field places nothing by itself: the first submit button is this one. */}
      <button type="submit" name="intent" value="update" hidden tabIndex={-1}>
        {t('checkout.shippingUpdate')}
      </button>
      <input type="hidden" name="expectedTotalMinor" value={review.totals.grand.amountMinor} />
      <input type="hidden" name="termsVersion" value={review.termsVersion} />
      <div data-part="fields">
        <div ref={summaryRef} tabIndex={-1}>
          {answer?.general.map((message) => (
            <Notice key={message} tone="danger" role="alert">
              {message}
            </Notice>
          ))}
          <ErrorSummary
            title={t('checkout.errorsTitle')}
            errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
          />
        </div>
        <Fieldset id="contact" legend={t('checkout.contact')}>
          <ContactFields values={values} errors={errors} />
        </Fieldset>
        <Fieldset id="delivery" legend={t('checkout.delivery')}>
          <AddressFields
            prefix="billing"
            values={values}
            errors={errors}
            countries={options.countries}
          />
          <Checkbox
            name="shipToBilling"
            value="on"
            label={t('checkout.shipToBilling')}
            defaultChecked={values['shipToBilling'] !== 'off'}
          />
          <div className={shippingPart}>
            <Text weight="strong">{t('receipt.shipping')}</Text>
            <AddressFields
              prefix="shipping"
              values={values}
              errors={errors}
              countries={options.countries}
            />
          </div>
          <noscript>
            <Button type="submit" name="intent" value="update">
              {t('checkout.shippingUpdate')}
            </Button>
          </noscript>
          <ShippingChoice state={state} error={errors['shippingMethodId']} />
          <FormField id="notes" label={t('checkout.notes')} optionalLabel={t('checkout.optional')}>
            <TextArea name="notes" rows={2} maxLength={1000} defaultValue={values['notes']} />
          </FormField>
        </Fieldset>
        <Fieldset id="payment" legend={t('checkout.payment')}>
          <PaymentChoice state={state} error={errors['paymentMethodId']} />
          <InvoiceFields values={values} errors={errors} />
        </Fieldset>
        <Fieldset id="review" legend={t('checkout.review')}>
          <Checkbox
            id="terms"
            name="terms"
            label={t('checkout.terms')}
            error={errors['terms']}
            defaultChecked={isAccepted}
          />
          <p>
            <Link href={href('/terms-and-conditions')} target="_blank">
              {t('checkout.termsLink')}
            </Link>
          </p>
          <Button
            type="submit"
            name="intent"
            value="place"
            variant="primary"
            size="large"
            isBusy={isPlacing}
          >
            {isPlacing ? t('checkout.placing') : t('checkout.place')}
          </Button>
        </Fieldset>
      </div>
      <CheckoutSummary state={state} isUpdating={saver.state !== 'idle'} />
    </form>
  )
}
