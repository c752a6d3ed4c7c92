'use client'

import { Text } from '@floga/ui'
import { useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { fieldLabel } from '../../../forms/fields/field-label.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useSite } from '../../../site/use-site.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { ChangedLines, SeenButton } from './changed-lines.js'
import { checkoutLayout, checkoutParted } from './checkout-form.styles.js'
import { CheckoutSectionCard } from '../sections/checkout-section-card.js'
import { summarizeSections } from '../values/summarize-sections.js'
import {
  currentSection,
  reachedSection,
  stopOf,
  invalidSections,
} from '../values/checkout-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'
import { paymentsGoingWith } from '../values/payments-going-with.js'
import { checkoutSchema, invoiceFieldsOf } from '../values/checkout-schema.js'
import { CheckoutSteps } from './checkout-steps.js'
import { CheckoutSummary } from './checkout-summary.js'
import type { CheckoutView, SavedCheckout } from '../actions/load-checkout.server.js'
import { completeForm } from '../values/complete-form.js'
import { ContactFields } from '../sections/contact-fields.js'
import { DeliveryFields } from '../sections/delivery-fields.js'
import { InvoiceFields } from '../sections/invoice-fields.js'
import { PaymentChoice } from '../payment/payment-choice.js'
import { DestinationFields } from '../sections/destination-fields.js'
import { ReviewDetails } from '../sections/review-details.js'
import { toFormData } from './to-form-data.js'
import { useAutosave } from './use-autosave.js'
import { useEarlierChoices } from './use-earlier-choices.js'
import {
  focusFirstField,
  focusSection,
  linkedSection,
  useSectionFolds,
} from '../sections/use-section-folds.js'
import { usePlaceOrder } from './use-place-order.js'

export interface CheckoutFormProps {
  state: CheckoutView
  /** The result of the last post, if any. */
  answer: FormAnswer | undefined
}

/** The whole checkout as one form: contact, delivery, payment, review. */
export function CheckoutForm({ state: loaded, answer }: CheckoutFormProps): ReactElement {
  const { t, href } = useLanguage()
  const { isPlacing, isOffline } = usePlaceOrder()
  const autosave = useAutosave({ action: href('/checkout'), isPlacing })
  const state = useNewestState(loaded, autosave.saved)
  const { options, review, member } = state
  const { countries, shippingMethods } = options
  const schema = checkoutSchema(t, countries)
  const completion = { countries, shippingMethods, addresses: member.addresses }
  const complete = (form: FormData): FormData => completeForm(form, completion)
  const ownCountry = useSite().settings?.country ?? ''
  const [first] = useState(() => complete(toFormData(withChoices(loaded, ownCountry))))
  const [typed, setTyped] = useState(first)
  const [picked, setPicked] = useState(loaded.shippingMethodId)
  const isOffered = shippingMethods.some(({ id }) => id === picked)
  const shippingMethodId = isOffered ? picked : state.shippingMethodId
  const isPickup = shippingMethods.some(
    (one) => one.id === shippingMethodId && one.kind === 'PICKUP',
  )
  const [pickedPayment, setPickedPayment] = useState(loaded.paymentMethodId)
  const payments = paymentsGoingWith(options, shippingMethodId)
  const paymentMethodId = payments.find(({ id }) => id === pickedPayment)?.id ?? null
  const methods = { shippingMethodId, paymentMethodId }
  const wrong = invalidSections(withMethods(typed, methods), schema)
  const summaries = summarizeSections(typed, { options, ...methods })
  const folds = useSectionFolds(wrong)
  const current = reachedSection(currentSection(wrong), options)
  const isUpdating = autosave.isSaving
  const changed = state.cart.lines.filter(({ issue }) => issue)
  const isChanged = changed.length > 0
  const shownAnswer = useMemo(
    () => (isChanged ? withoutChanges(answer, t) : answer),
    [answer, isChanged, t],
  )

  const update = useRef<HTMLButtonElement>(null)
  useEarlierChoices(update, first, autosave.save)

  const goOn = (
    event: MouseEvent<HTMLButtonElement>,
    done: CheckoutSection,
    next: CheckoutSection,
  ): void => {
    const { form } = event.currentTarget
    // The server reports a section's errors.
    if (!form || invalidSections(complete(new FormData(form)), schema).has(done)) return
    event.preventDefault()
    flushSync(() => folds.goOn(done, next))
    focusSection(next)
  }
  const openLinked = (event: MouseEvent<HTMLElement>): void => {
    const linked = linkedSection(event.target)
    if (!linked) return
    event.preventDefault()
    flushSync(() => folds.open(linked))
    focusFirstField(linked)
  }

  return (
    // Links inside are clicked: this opens the section that they lead to.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={openLinked} className={checkoutParted}>
      <CheckoutSteps current={current} />
      <ShopForm
        id="checkout"
        answer={shownAnswer}
        schema={schema}
        prepare={complete}
        values={loaded.values}
        action={href('/checkout')}
        className={checkoutLayout}
        keepsDraft={false}
        labelOf={(name) => fieldLabel(name, t)}
        isLong
        isKeeping={isUpdating}
        onChange={(event) => {
          const completed = complete(new FormData(event.currentTarget))
          if (isNamed(event.target, 'document')) offerCompany(event.currentTarget, completed)
          setTyped(completed)
          autosave.save(event.currentTarget)
        }}
      >
        {/*
         * Enter in a field must not place the order: the first submit button of the form is this
         * one.
         */}
        <button
          ref={update}
          type="submit"
          name="intent"
          value="update"
          formNoValidate
          hidden
          tabIndex={-1}
        >
          {t('checkout.shippingUpdate')}
        </button>
        <input type="hidden" name="expectedTotalMinor" value={review.totals.grand.amountMinor} />
        <input type="hidden" name="termsVersion" value={review.termsVersion} />
        <CheckoutSummary state={state} isUpdating={isUpdating} />
        <div data-part="parts">
          {isChanged && <ChangedLines lines={changed} answer={answer} />}
          <CheckoutSectionCard
            section="contact"
            next="delivery"
            folds={folds}
            current={current}
            line={summaries.contact}
            onGoOn={goOn}
          >
            <ContactFields />
          </CheckoutSectionCard>
          <CheckoutSectionCard
            section="delivery"
            next="payment"
            folds={folds}
            current={current}
            line={[summaries.address, summaries.delivery].filter(Boolean).join(', ')}
            onGoOn={goOn}
          >
            <DeliveryFields
              state={state}
              shippingMethodId={shippingMethodId}
              onShippingChange={setPicked}
            />
          </CheckoutSectionCard>
          <CheckoutSectionCard
            section="payment"
            next="review"
            folds={folds}
            current={current}
            line={summaries.payment}
            onGoOn={goOn}
          >
            <PaymentChoice
              state={state}
              shippingMethodId={shippingMethodId}
              paymentMethodId={paymentMethodId}
              onPaymentChange={setPickedPayment}
            />
            <InvoiceFields named={invoiceFieldsFor(typed, countries)} />
          </CheckoutSectionCard>
          <CheckoutSectionCard section="review" folds={folds} current={current}>
            <ReviewDetails state={state} summaries={summaries} isPickup={isPickup} />
            {isChanged ? (
              <SeenButton size="large" />
            ) : stopOf(options) ? (
              <Text>{t('checkout.cannotOrder')}</Text>
            ) : (
              <DestinationFields
                totals={review.totals}
                isNext={current === 'review'}
                isPlacing={isPlacing}
                isOffline={isOffline}
              />
            )}
          </CheckoutSectionCard>
        </div>
      </ShopForm>
    </div>
  )
}

/**
 * The page's state as loaded, or as returned when the draft was last saved: whichever is newer.
 */
function useNewestState(loaded: CheckoutView, saved: SavedCheckout | undefined): CheckoutView {
  const [seen, setSeen] = useState({ loaded, saved, isSavedNewer: saved !== undefined })
  if (seen.loaded === loaded && seen.saved === saved) {
    return seen.isSavedNewer ? { ...loaded, ...saved?.state } : loaded
  }
  const isSavedNewer = seen.loaded === loaded
  setSeen({ loaded, saved, isSavedNewer })
  return isSavedNewer ? { ...loaded, ...saved?.state } : loaded
}

function isNamed(target: EventTarget, name: string): boolean {
  return target instanceof HTMLInputElement && target.name === name
}

/** Selecting an invoice prefills the address's company. */
function offerCompany(form: HTMLFormElement, completed: FormData): void {
  const field = form.elements.namedItem('invoice.companyName')
  const company = completed.get('billing.company')
  if (!(field instanceof HTMLInputElement) || typeof company !== 'string') return
  if (field.value === '') field.value = company
}

function invoiceFieldsFor(
  completed: FormData,
  countries: CheckoutView['options']['countries'],
): ReturnType<typeof invoiceFieldsOf> {
  const country = completed.get('billing.country')
  return invoiceFieldsOf(countries, typeof country === 'string' ? country : null)
}

/** A changed cart is shown with its lines, and is the only error shown. */
function withoutChanges(answer: FormAnswer | undefined, t: Translate): FormAnswer | undefined {
  if (!answer) return undefined
  const notices = answer.notices.filter(({ text }) => !text?.endsWith(t('checkout.changedLines')))
  return { ...answer, notices }
}

/** The typed values with the methods that are selected now: another destination has others. */
function withMethods(typed: FormData, methods: Record<string, string | null>): FormData {
  const form = new FormData()
  for (const [name, value] of typed) if (!(name in methods)) form.append(name, value)
  for (const [name, id] of Object.entries(methods)) if (id !== null) form.append(name, id)
  return form
}

/**
 * The form's initial values: a preselected shipping method counts as selected, and so does the
 * country shown.
 */
function withChoices(
  { values, shippingMethodId, paymentMethodId }: CheckoutView,
  ownCountry: string,
): Record<string, string> {
  return {
    'billing.country': ownCountry,
    ...values,
    shippingMethodId: shippingMethodId ?? '',
    paymentMethodId: paymentMethodId ?? '',
  }
}
