import { Text } from '@floga/ui'
import { useFetcher } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'

import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { ShopForm } from '../../shell/forms/shop-form.js'
import { useSite } from '../../shell/page/use-site.js'
import type { Translate } from '../../wiring/i18n/create-language.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { ChangedLines, SeenButton } from './changed-lines.js'
import { checkoutLayout, checkoutParted } from './checkout-form.styles.js'
import { CheckoutPartCard } from '../parts/checkout-part-card.js'
import { checkoutFacts } from '../values/checkout-facts.js'
import { currentPart, reachedPart, stopOf, wrongParts } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'
import { paymentsGoingWith } from '../values/payments-going-with.js'
import { checkoutSchema, hasTaxOffice } from '../values/checkout-schema.js'
import { CheckoutSteps } from './checkout-steps.js'
import { CheckoutSummary } from './checkout-summary.js'
import type { CheckoutView, SavedCheckout } from '../actions/load-checkout.server.js'
import { completeForm } from '../values/complete-form.js'
import { ContactFields } from '../parts/contact-fields.js'
import { DeliveryFields } from '../parts/delivery-fields.js'
import { fieldLabel } from './field-label.js'
import { InvoiceFields } from '../parts/invoice-fields.js'
import { PaymentChoice } from '../payment/payment-choice.js'
import { PlaceFields } from '../parts/place-fields.js'
import { ReviewFacts } from '../parts/review-facts.js'
import { toFormData } from './to-form-data.js'
import { useAutosave } from './use-autosave.js'
import { useEarlierChoices } from './use-earlier-choices.js'
import { focusFirstField, focusPart, linkedPart, usePartFolds } from '../parts/use-part-folds.js'
import { usePlaceOrder } from './use-place-order.js'

export interface CheckoutFormProps {
  state: CheckoutView
  /** What became of the last post, if there was one. */
  answer: FormAnswer | undefined
}

/** The whole checkout as one form: contact, delivery, payment, review. */
export function CheckoutForm({ state: loaded, answer }: CheckoutFormProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const saver = useFetcher<SavedCheckout>()
  const { isPlacing, isOffline } = usePlaceOrder()
  const state = useNewestState(loaded, saver.data)
  const { options, review, member } = state
  const { countries, shippingMethods } = options
  const schema = checkoutSchema(t, countries)
  const completion = { countries, shippingMethods, addresses: member.addresses }
  const complete = (form: FormData): FormData => completeForm(form, completion)
  const ownCountry = useSite().settings?.country ?? ''
  const [first] = useState(() => complete(toFormData(withChoices(loaded, ownCountry))))
  const [typed, setTyped] = useState(first)
  const wrong = wrongParts(typed, schema)
  const [picked, setPicked] = useState(loaded.shippingMethodId)
  const isOffered = shippingMethods.some(({ id }) => id === picked)
  const shippingMethodId = isOffered ? picked : state.shippingMethodId
  const isPickup = shippingMethods.some(
    (one) => one.id === shippingMethodId && one.kind === 'PICKUP',
  )
  const [pickedPayment, setPickedPayment] = useState(loaded.paymentMethodId)
  const payments = paymentsGoingWith(options, shippingMethodId)
  const paymentMethodId =
    (payments.find(({ id }) => id === pickedPayment) ?? payments[0])?.id ?? null
  const facts = checkoutFacts(typed, { options, shippingMethodId, paymentMethodId })
  // How to pay counts as chosen once somebody has seen it: the first way is only proposed.
  const isPaymentKnown = loaded.values['paymentMethodId'] !== undefined
  const folds = usePartFolds(wrong, isPaymentKnown)
  const isUpdating = saver.state !== 'idle'
  const changed = state.cart.lines.filter(({ issue }) => issue)
  const isChanged = changed.length > 0
  const shownAnswer = useMemo(
    () => (isChanged ? withoutChanges(answer, t) : answer),
    [answer, isChanged, t],
  )

  const autosave = useAutosave((data) => {
    // What is typed goes with the order.
    if (isPlacing) return
    data.set('intent', 'save')
    saver.submit(data, { method: 'post' })
  })
  const update = useRef<HTMLButtonElement>(null)
  useEarlierChoices(update, first, autosave)

  const goOn = (
    event: MouseEvent<HTMLButtonElement>,
    done: CheckoutPart,
    next: CheckoutPart,
  ): void => {
    const { form } = event.currentTarget
    // What is wrong with a part, the server says.
    if (!form || wrongParts(complete(new FormData(form)), schema).has(done)) return
    event.preventDefault()
    flushSync(() => folds.goOn(done, next))
    focusPart(next)
  }
  const openLinked = (event: MouseEvent<HTMLElement>): void => {
    const linked = linkedPart(event.target)
    if (!linked) return
    event.preventDefault()
    flushSync(() => folds.open(linked))
    focusFirstField(linked)
  }

  return (
    // The links inside are what is pressed: this opens the part that they lead to.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={openLinked} className={checkoutParted}>
      <CheckoutSteps current={reachedPart(currentPart(wrong), options)} />
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
          autosave(event.currentTarget)
        }}
      >
        {/* Enter in a field places nothing by itself: the first submit button is this one. */}
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
          <CheckoutPartCard
            part="contact"
            next="delivery"
            folds={folds}
            line={facts.contact}
            onGoOn={goOn}
          >
            <ContactFields />
          </CheckoutPartCard>
          <CheckoutPartCard
            part="delivery"
            next="payment"
            folds={folds}
            line={[facts.address, facts.delivery].filter(Boolean).join(', ')}
            onGoOn={goOn}
          >
            <DeliveryFields
              state={state}
              shippingMethodId={shippingMethodId}
              onShippingChange={setPicked}
            />
          </CheckoutPartCard>
          <CheckoutPartCard
            part="payment"
            next="review"
            folds={folds}
            line={facts.payment}
            onGoOn={goOn}
          >
            <PaymentChoice
              state={state}
              shippingMethodId={shippingMethodId}
              paymentMethodId={paymentMethodId}
              onPaymentChange={setPickedPayment}
            />
            <InvoiceFields hasTaxOffice={isWithTaxOffice(typed)} />
          </CheckoutPartCard>
          <CheckoutPartCard part="review" folds={folds}>
            <ReviewFacts state={state} facts={facts} isPickup={isPickup} />
            {isChanged ? (
              <SeenButton size="large" />
            ) : stopOf(options) ? (
              <Text>{t('checkout.cannotOrder')}</Text>
            ) : (
              <PlaceFields totals={review.totals} isPlacing={isPlacing} isOffline={isOffline} />
            )}
          </CheckoutPartCard>
        </div>
      </ShopForm>
    </div>
  )
}

/** The page as it was loaded, or as it is since typed text was saved: whichever came last. */
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

/** Whoever chooses an invoice is offered the company of the address for it. */
function offerCompany(form: HTMLFormElement, completed: FormData): void {
  const field = form.elements.namedItem('invoice.companyName')
  const company = completed.get('billing.company')
  if (!(field instanceof HTMLInputElement) || typeof company !== 'string') return
  if (field.value === '') field.value = company
}

function isWithTaxOffice(completed: FormData): boolean {
  const country = completed.get('billing.country')
  return hasTaxOffice(typeof country === 'string' ? country : null)
}

/** A changed cart is shown with its lines: that alone is said of it. */
function withoutChanges(answer: FormAnswer | undefined, t: Translate): FormAnswer | undefined {
  if (!answer) return undefined
  const notices = answer.notices.filter(({ text }) => !text.endsWith(t('checkout.changedLines')))
  return { ...answer, notices }
}

/** What the form begins with: choices that are made for the shopper count as made, and the country that is shown. */
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
