'use client'

import { Button, Alert } from '@floga/ui'
import type { RemovedLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useHasPart } from '../../../site/use-site.js'
import { useCart } from '../cart-provider.js'
import { useCartForm } from '../use-cart-form.js'

/**
 * Shows which line was just removed or saved, with an undo button; nothing where the platform
 * cannot put lines back. `posted`: the result of a form without scripts.
 */
export function UndoNotice({ posted = null }: { posted?: RemovedLine | null }): ReactElement {
  const cart = useCart()
  const removedLine = useAtomValue(cart.removedLineAtom)
  const lines = useAtomValue(cart.cartAtom)?.lines
  const hasUndo = useHasPart()('SAVED_LINES')
  const shown = removedLine ?? posted
  const notice = useRef<HTMLDivElement>(null)
  const shownId = useRef<string | null>(null)
  /** Of the line that is on its way back. */
  const restoredId = useRef<string | null>(null)

  // A line that is back takes the focus that the button which brought it back has lost.
  useEffect(() => {
    restoredId.current = removedLine ? null : (shownId.current ?? restoredId.current)
    shownId.current = removedLine?.lineId ?? null
    if (!lines?.some(({ id }) => id === restoredId.current)) return
    const rows = notice.current?.parentElement?.querySelectorAll<HTMLElement>('[data-line]')
    const row = [...(rows ?? [])].find(({ dataset }) => dataset['line'] === restoredId.current)
    restoredId.current = null
    if (hasLostFocus()) row?.querySelector('a')?.focus()
  }, [removedLine, lines])

  // The live region is rendered before its content, so that it is announced.
  return (
    <div ref={notice} role="status">
      {shown && hasUndo && <Undo key={shown.lineId} line={shown} />}
    </div>
  )
}

/** The focused element was removed; in a dialog the dialog then has focus. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement instanceof HTMLDialogElement
}

function Undo({ line: { lineId, name, isSaved } }: { line: RemovedLine }): ReactElement {
  const { t } = useLanguage()
  const { formProps, isBusy, errorMessage } = useCartForm()
  const button = useRef<HTMLButtonElement>(null)

  // Focus was lost with the line; it moves to the message about it.
  useEffect(() => {
    if (hasLostFocus()) button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Alert
      tone="info"
      actions={
        <form {...formProps}>
          <CartFields kind="restore" lineId={lineId} />
          <Button
            ref={button}
            type="submit"
            size="small"
            isBusy={isBusy}
            aria-label={t('cart.undoNamed', { name })}
          >
            {t('cart.undo')}
          </Button>
        </form>
      }
    >
      <p>{t(isSaved ? 'cart.savedNote' : 'cart.removed', { name })}</p>
      {errorMessage && <p>{errorMessage}</p>}
    </Alert>
  )
}
