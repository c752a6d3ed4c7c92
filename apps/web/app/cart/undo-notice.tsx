import { Button, Alert } from '@floga/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import type { RemovedLine } from '../wiring/cart/cart-reply.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartAccess } from './cart-context.js'
import { useCartForm } from './use-cart-form.js'

/** Says which line was removed or saved a moment ago and restores it. `posted`: what a form without scripts did. */
export function UndoNotice({ posted = null }: { posted?: RemovedLine | null }): ReactElement {
  const { removedLine } = useCartAccess()
  const shown = removedLine ?? posted
  // The place is there before its words are, so that they are read out.
  return <div role="status">{shown && <Undo key={shown.lineId} line={shown} />}</div>
}

function Undo({ line: { lineId, name, isSaved } }: { line: RemovedLine }): ReactElement {
  const t = useMessages()
  const { formProps, isBusy, errorMessage } = useCartForm()
  const button = useRef<HTMLButtonElement>(null)

  // The line took the focus with it; here it is next to what became of it.
  useEffect(() => {
    const active = document.activeElement
    const isLost = !active || active === document.body || active instanceof HTMLDialogElement
    if (isLost) button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Alert
      tone="info"
      actions={
        <form {...formProps}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="lineId" value={lineId} />
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
