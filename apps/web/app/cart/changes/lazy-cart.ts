import type { AtomStore } from '@floga/browser-storage/atoms'
import type { CartController, CartUserError } from '@floga/cart-core'
import { atom } from 'jotai'
import type { Atom } from 'jotai'

/** What is fetched: the cart itself, and how its forms are read. */
export interface OpenedCart<Merged> {
  cart: CartController<Merged>
  /** Makes the change that a form asks for. @returns Why it was refused; null when all went well. */
  send(form: FormData, name?: string): Promise<CartUserError | null>
}

/** The visitor's cart: nothing is known of it until its part has come, and what is asked of it before waits for that. */
export interface LazyCart<Merged> extends CartController<Merged> {
  /** Whether what is asked is done at once. */
  isOpen(): boolean
  /** Fetches the part ahead of what is about to be asked. @returns Whether it can be had. */
  prepare(): Promise<boolean>
  /** As {@link OpenedCart.send}. */
  send(form: FormData, name?: string): Promise<CartUserError | null>
}

export interface LazyCartOptions<Merged> {
  store: AtomStore
  load(): Promise<OpenedCart<Merged>>
  onProblem(cause: unknown): void
}

/** Opens the cart once a page is connected with it, or something is asked of it. */
export function createLazyCart<Merged>(options: LazyCartOptions<Merged>): LazyCart<Merged> {
  const { store, load, onProblem } = options
  const openedAtom = atom<OpenedCart<Merged> | null>(null)
  const opened = (): OpenedCart<Merged> | null => store.get(openedAtom)
  let opening: Promise<OpenedCart<Merged>> | undefined
  /** Where the visitor is, as long as the cart does not know. */
  let path: string | null = null

  const openNow = async (): Promise<OpenedCart<Merged>> => {
    const before = path
    const loaded = await load()
    store.set(openedAtom, loaded)
    if (before !== null) loaded.cart.navigated(before)
    return loaded
  }
  const open = (): Promise<OpenedCart<Merged>> => {
    opening ??= openNow().catch((cause: unknown) => {
      // With the next thing that is asked it is tried again.
      opening = undefined
      throw cause
    })
    return opening
  }
  /** At once where the cart is open, else in the order in which all of it was asked. */
  const ask = <Answer>(
    act: (opened: OpenedCart<Merged>) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> => {
    const now = opened()
    return now ? act(now) : open().then(act)
  }
  /** What nobody waits for an answer of. */
  const apply = async (act: (cart: CartController<Merged>) => unknown): Promise<void> => {
    try {
      await ask(({ cart }) => act(cart))
    } catch (cause) {
      onProblem(cause)
    }
  }
  const read = <Value>(
    atomOf: (cart: CartController<Merged>) => Atom<Value>,
    unknown: Value,
  ): Atom<Value> =>
    atom((get) => {
      const loaded = get(openedAtom)
      return loaded ? get(atomOf(loaded.cart)) : unknown
    })

  return {
    cartAtom: read(({ cartAtom }) => cartAtom, null),
    persistedAtom: read(({ persistedAtom }) => persistedAtom, null),
    removedLineAtom: read(({ removedLineAtom }) => removedLineAtom, null),
    madeAtom: read(({ madeAtom }) => madeAtom, null),
    mergedAtom: read(({ mergedAtom }) => mergedAtom, []),
    waitingAtom: read(({ waitingAtom }) => waitingAtom, []),
    lateAnswersAtom: read(({ lateAnswersAtom }) => lateAnswersAtom, []),
    isOpen: () => opened() !== null,
    prepare: () =>
      open().then(
        () => true,
        () => false,
      ),
    send: async (form, name) => ask((loaded) => loaded.send(form, name)),
    change: async (change, name) => ask(({ cart }) => cart.change(change, name)),
    refresh: () => apply((cart) => cart.refresh()),
    receive: (known) => void apply((cart) => cart.receive(known)),
    dismissMerged: () => opened()?.cart.dismissMerged(),
    dismissLateAnswers: () => opened()?.cart.dismissLateAnswers(),
    leave: () => void apply((cart) => cart.leave()),
    navigated(next) {
      path = next
      // A cart that nobody has asked for yet learns it when it opens.
      if (opening) void apply((cart) => cart.navigated(next))
    },
    connect(page) {
      let stop: (() => void) | undefined
      let isLeft = false
      void apply((cart) => {
        if (!isLeft) stop = cart.connect(page)
      })
      return () => {
        isLeft = true
        stop?.()
      }
    },
  }
}
