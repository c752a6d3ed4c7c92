'use client'

import { CartFields } from '@floga/cart-core/react'
import type { LineConflict } from '@floga/cart-core/shared-cart'
import { Alert, Button, CartLine, Stack } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { ReactElement, RefObject } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useCartForm } from '../cart/use-cart-form.js'
import { lineImage } from '../cart/lines/line-preview.js'
import { sharedCartAtom } from './shared-cart-atom.js'

export interface LineConflictMessageProps {
  conflict: LineConflict
  /** The line that had the focus last. */
  focusedId: RefObject<string | null>
}

/** Another person's change to a line: under the line, or in place of a removed one. */
export default function LineConflictMessage({
  conflict,
  focusedId,
}: LineConflictMessageProps): ReactElement {
  const { kind, lineId, line, by } = conflict
  const { t, href } = useLanguage('sharing')
  const controller = useAtomValue(sharedCartAtom)?.controller
  const dismiss = (): void => controller?.dismissConflict(lineId)
  const back = useCartForm({ onDone: dismiss })
  const place = useRef<HTMLDivElement>(null)

  // The focused element was removed with its line.
  useEffect(() => {
    const isLost = kind === 'removed' && focusedId.current === lineId
    if (!isLost || document.activeElement !== document.body) return
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [kind, lineId, focusedId])

  const name = by ?? t('sharedCart.somebody')
  // Nothing of the visitor's own is affected.
  const isHarmless = kind === 'changed' && !conflict.isConcurrent
  const message = (
    <Alert
      ref={place}
      tone={isHarmless ? 'info' : 'warning'}
      role={isHarmless ? 'status' : 'alert'}
      actions={
        <Stack direction="row" gap="xs">
          {conflict.canPutBack && (
            <form {...back.formProps}>
              {conflict.kind === 'removed' ? (
                <CartFields kind="restore" lineId={lineId} />
              ) : (
                <CartFields
                  kind="set"
                  lineId={lineId}
                  quantity={conflict.from}
                  fromQuantity={conflict.to}
                />
              )}
              <Button
                type="submit"
                size="small"
                isBusy={back.isBusy}
                aria-label={t('sharedCart.putBackNamed', { name: line.name })}
              >
                {t('sharedCart.putBack')}
              </Button>
            </form>
          )}
          <Button size="small" variant="ghost" onClick={dismiss}>
            {t('cartChange.dismiss')}
          </Button>
        </Stack>
      }
    >
      <p>
        {conflict.kind === 'removed'
          ? t('sharedCart.removedBy', { name, count: line.quantity })
          : t(conflict.isConcurrent ? 'sharedCart.changedBy' : 'sharedCart.changedFrom', {
              name,
              from: conflict.from,
              to: conflict.to,
            })}
      </p>
      {back.errorMessage && <p>{back.errorMessage}</p>}
    </Alert>
  )
  if (kind === 'changed') return message
  return (
    <CartLine
      name={line.name}
      href={href(`/products/${line.slug}`)}
      image={lineImage(line)}
      isRemoved
      total={null}
      quantity={null}
      message={message}
    />
  )
}
