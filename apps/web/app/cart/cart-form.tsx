import type { CartUserError } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { AddToCart, AddToCartButton } from '@floga/ui'
import type { AddToCartProps } from '@floga/ui'
import { useStore } from 'jotai/react'
import { forwardRef, useState } from 'react'
import type {
  FocusEvent,
  FormEvent,
  MouseEvent,
  PointerEvent,
  ReactElement,
  ReactNode,
} from 'react'
import { afterFrame } from '../wiring/browser/after-frame.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import { loadWords } from '../wiring/i18n/load-language.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { useCart, useOpenCartDrawer } from './cart-provider.js'
import { cardsFormId } from './cards-form.js'
import { mayPrefetch } from '../shell/links/may-prefetch.js'
import { prepareCartDrawer } from './lazy-cart-drawer.js'

/** A form that changes the cart: posts as a page without scripts, in the background with them. */
export interface CartForm {
  formProps: {
    method: 'post'
    action: string
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Sends the form of the button that was pressed, where many buttons belong to one form. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
  isBusy: boolean
  /** Why the last attempt failed. */
  userError: CartUserError | null
  /** The same as a message. */
  errorMessage: string | null
}

export interface CartFormOptions {
  /** Called when the change has been made. */
  onDone?: () => void
  /** Name of the product that is added. */
  name?: string | undefined
}

export function useCartForm({ onDone, name }: CartFormOptions = {}): CartForm {
  const cart = useCart()
  const t = useMessages()
  const href = useHref()
  const [pending, setPending] = useState(0)
  const [userError, setUserError] = useState<CartUserError | null>(null)

  /** Product pages come without the words for it. */
  const refuse = async (error: CartUserError): Promise<void> => {
    await loadWords(['cart'])
    setUserError(error)
  }
  const submit = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    const fields = new FormData(form, submitter)
    setPending((count) => count + 1)
    setUserError(null)
    const isThere = cart.isOpen() || (await cart.prepare())
    // Where the part that makes changes cannot be had, the browser sends the form as it does without scripts. Without a
    // connection that would take the page away.
    if (!isThere && navigator.onLine) return sendByBrowser(form, submitter)
    const refused = isThere ? await cart.send(fields, name) : lost
    setPending((count) => count - 1)
    if (refused) await refuse(refused)
    else onDone?.()
  }

  return {
    isBusy: pending > 0,
    userError,
    errorMessage: userError && cartErrorMessage(userError, t),
    onPress(event) {
      const button = event.currentTarget
      if (!button.form) return
      event.preventDefault()
      void submit(button.form, button)
    },
    formProps: {
      method: 'post',
      action: href('/shopping-cart'),
      // The shop's own words stand beside the line; a browser's bubble goes away, in a language of its own.
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void submit(event.currentTarget, submitter)
      },
    },
  }
}

const lost: CartUserError = { code: 'UNKNOWN', lineId: null, available: null }

function sendByBrowser(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const field = document.createElement('input')
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const { name, value } = submitter
    form.append(Object.assign(field, { type: 'hidden', name, value }))
  }
  form.submit()
  // Whoever comes back to the page as it was left may press another button of the form.
  field.remove()
}

export interface AddToCartFormProps extends Pick<AddToCartProps, 'label' | 'size' | 'quantity'> {
  variantId: string
  /** Name of the product: read out once it is in the cart. */
  addedName: string
  /** Where the form goes without scripts. */
  action: string
  /** A second button, where the first gets out of sight. */
  children?: (state: { isBusy: boolean }) => ReactNode
}

/** Adds one variant; the cart drawer opens when it is in. */
export const AddToCartForm = forwardRef<HTMLFormElement, AddToCartFormProps>(function AddToCartForm(
  { variantId, addedName, children, ...rest },
  ref,
) {
  const { formProps, isBusy, outcome } = useAddToCart(addedName)
  return (
    <AddToCart
      ref={ref}
      isBusy={isBusy}
      {...outcome}
      {...formProps}
      {...preparation}
      onSubmit={(event) => {
        afterFrame(prepareCartDrawer)
        formProps.onSubmit(event)
      }}
      {...rest}
    >
      <CartFields kind="add" variantId={variantId} />
      {children?.({ isBusy })}
    </AddToCart>
  )
})

export interface CardButtonProps extends Pick<AddToCartProps, 'label' | 'badge'> {
  variantId: string
  productName: string
}

/** Adds one piece from a card, by the page's `CardsForm`. */
export function CardButton({ variantId, ...rest }: CardButtonProps): ReactElement {
  const { onPress, isBusy, outcome } = useAddToCart(rest.productName)
  return (
    <AddToCartButton
      form={cardsFormId}
      name="variantId"
      value={variantId}
      isBusy={isBusy}
      {...outcome}
      {...preparation}
      onClick={(event) => {
        afterFrame(prepareCartDrawer)
        onPress(event)
      }}
      {...rest}
    />
  )
}

/** A form that adds the product of this name, and opens the drawer. */
function useAddToCart(name: string): CartForm & { outcome: Pick<AddToCartProps, 'error'> } {
  const openDrawer = useOpenCartDrawer()
  const t = useMessages()
  const store = useStore()
  const { cartAtom } = useCart()
  const form = useCartForm({
    // What waits for a connection may be all that is known of the cart: then there is nothing to show.
    onDone: () => store.get(cartAtom) && openDrawer(name),
    name,
  })
  const { errorMessage } = form
  return {
    ...form,
    outcome: errorMessage ? { error: toAddError(errorMessage, t('cartErrors.NOT_ADDED')) } : {},
  }
}

/**
 * Fetches the drawer before a press where a mouse or the focus of a key comes first. A finger presses at once: what came in then
 * would run before the press is answered.
 */
const preparation = {
  onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') prepareIfAllowed()
  },
  onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) prepareIfAllowed()
  },
}

function prepareIfAllowed(): void {
  if (mayPrefetch(navigator)) prepareCartDrawer()
}

function toAddError(message: string, title: string): NonNullable<AddToCartProps['error']> {
  return { title, text: message === title ? null : message }
}

/** The message of the spec for a cart's error. */
export function cartErrorMessage({ code, available, by }: CartUserError, t: Translate): string {
  switch (code) {
    case 'LINE_REMOVED':
      return by ? t('cartErrors.removedBy', { name: by }) : t('cartErrors.LINE_NOT_FOUND')
    case 'NOT_ALLOWED':
      return t('cartErrors.NOT_ALLOWED')
    case 'CART_LOCKED':
      return t('cartErrors.CART_LOCKED')
    case 'NOT_ADDED':
    case 'NOT_AVAILABLE':
    case 'TOO_MANY_WAITING':
      return t(`cartErrors.${code}`)
    case 'INSUFFICIENT_STOCK':
      return available === null
        ? t('cartErrors.INSUFFICIENT_STOCK')
        : t('cartErrors.insufficientLeft', { available })
    case 'CART_NOT_FOUND':
      return t('cart.gone')
    case 'LINE_NOT_FOUND':
      return t('cartErrors.LINE_NOT_FOUND')
    case 'COUPON_UNKNOWN':
    case 'COUPON_NOT_YET':
    case 'COUPON_ENDED':
    case 'COUPON_USED_UP':
      return t(`coupon.${code}`)
    case 'INVALID':
    case 'REQUIRED':
      return t('estimate.invalid')
    case 'INVALID_QUANTITY':
      return t('cartErrors.quantity')
    default:
      return t('cartErrors.UNKNOWN')
  }
}
