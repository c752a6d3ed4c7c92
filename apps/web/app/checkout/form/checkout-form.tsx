import { Text } from '@floga/ui'
import { useFetcher } from '@remix-run/react'
import { useRef, useState } from 'react'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { ShopForm } from '../../shell/forms/shop-form.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { ChangedLines, SeenButton } from './changed-lines.js'
import { checkoutLayout } from './checkout-form.styles.js'
import { CheckoutPartCard } from './checkout-part-card.js'
import { currentPart, reachedPart, stopOf } from '../values/checkout-parts.js'
import { checkoutSchema, hasTaxOffice } from '../values/checkout-schema.js'
import { CheckoutSteps } from './checkout-steps.js'
import { CheckoutSummary } from './checkout-summary.js'
import type { CheckoutView, SavedCheckout } from '../actions/load-checkout.server.js'
import { completeForm } from '../values/complete-form.js'
import { ContactFields } from './contact-fields.js'
import { DeliveryFields } from './delivery-fields.js'
import { fieldLabel } from './field-label.js'
import { InvoiceFields } from './invoice-fields.js'
import { PaymentChoice } from '../payment/payment-choice.js'
import { PlaceFields } from './place-fields.js'
import { toFormData } from './to-form-data.js'
import { useAutosave } from './use-autosave.js'
import { useEarlierChoices } from './use-earlier-choices.js'
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
  const [first] = useState(() => complete(toFormData(withChoices(loaded))))
  const [part, setPart] = useState(() => currentPart(first, schema))
  const [isGreek, setGreek] = useState(() => isOfGreece(first))
  const [picked, setPicked] = useState(loaded.shippingMethodId)
  const isOffered = shippingMethods.some(({ id }) => id === picked)
  const shippingMethodId = isOffered ? picked : state.shippingMethodId
  const isUpdating = saver.state !== 'idle'
  const changed = state.cart.lines.filter(({ issue }) => issue)

  const autosave = useAutosave((data) => {
    // What is typed goes with the order.
    if (isPlacing) return
    data.set('intent', 'save')
    saver.submit(data, { method: 'post' })
  })
  const update = useRef<HTMLButtonElement>(null)
  useEarlierChoices(update, first, autosave)

  return (
    <>
      <CheckoutSteps current={reachedPart(part, options)} />
      <ShopForm
        id="checkout"
        answer={answer}
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
          setPart(currentPart(completed, schema))
          setGreek(isOfGreece(completed))
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
          {changed.length > 0 && <ChangedLines lines={changed} />}
          <CheckoutPartCard part="contact" next="delivery">
            <ContactFields />
          </CheckoutPartCard>
          <CheckoutPartCard part="delivery" next="payment">
            <DeliveryFields
              state={state}
              shippingMethodId={shippingMethodId}
              onShippingChange={setPicked}
            />
          </CheckoutPartCard>
          <CheckoutPartCard part="payment" next="review">
            <PaymentChoice state={state} shippingMethodId={shippingMethodId} />
            <InvoiceFields isGreek={isGreek} />
          </CheckoutPartCard>
          <CheckoutPartCard part="review">
            {changed.length > 0 ? (
              <>
                <Text>{t('checkout.seeFirst')}</Text>
                <SeenButton size="large" />
              </>
            ) : stopOf(options) ? (
              <Text>{t('checkout.cannotOrder')}</Text>
            ) : (
              <PlaceFields
                total={review.totals.grand.formatted}
                isPlacing={isPlacing}
                isOffline={isOffline}
              />
            )}
          </CheckoutPartCard>
        </div>
      </ShopForm>
    </>
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

function isOfGreece(completed: FormData): boolean {
  const country = completed.get('billing.country')
  return hasTaxOffice(typeof country === 'string' ? country : null)
}

/** What the form begins with: choices that are made for the shopper count as made. */
function withChoices({
  values,
  shippingMethodId,
  paymentMethodId,
}: CheckoutView): Record<string, string> {
  return {
    ...values,
    shippingMethodId: shippingMethodId ?? '',
    paymentMethodId: paymentMethodId ?? '',
  }
}
