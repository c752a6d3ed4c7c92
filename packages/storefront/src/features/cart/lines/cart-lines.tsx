'use client'

import type { CartUserError, OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import type { LineConflict } from '@floga/cart-core/shared-cart'
import type { ReactElement } from 'react'
import { useFormatters } from '@floga/i18n/react'
import { Button, CartLine, IconButton } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useHasPart } from '../../../site/use-site.js'
import { lineIssueMessage } from './line-issue-message.js'
import { LineMessage } from './line-message.js'
import { lineImage } from './line-preview.js'
import { LineQuantity } from './line-quantity.js'
import { cartErrorMessage } from '../cart-error-message.js'
import { useCartForm } from '../use-cart-form.js'
import { lineConflictsAtom } from '../../shared-cart/shared-cart-atom.js'

/** Fetched for shared carts alone. */
const LineConflictMessage = lazy(() => import('../../shared-cart/line-conflict-message.js'))

const noErrors: readonly CartUserError[] = []

export interface CartLinesProps {
  lines: readonly OptimisticLine[]
  /** Lines can be saved for later. @default false */
  maySave?: boolean
  /** Errors of a post without scripts. */
  userErrors?: readonly CartUserError[]
  /** @default false */
  isCompact?: boolean
}

/** The lines of the cart, each changed in its own forms. */
export const CartLines = memo(function CartLines({
  lines,
  maySave = false,
  userErrors = noErrors,
  isCompact = false,
}: CartLinesProps): ReactElement | null {
  const rows = withConflicts(lines, useAtomValue(lineConflictsAtom))
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const focusedId = useRef<string | null>(null)

  // Focus is lost with a line that another person removes.
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      focusedId.current = row?.dataset['line'] ?? null
    }
    list?.addEventListener('focusin', remember)
    return () => list?.removeEventListener('focusin', remember)
  }, [list])

  if (rows.length === 0) return null
  return (
    <ul ref={setList}>
      {rows.map(({ key, id, line, conflict }) => (
        <li key={key} data-line={id}>
          {line && (
            <CartLineRow
              line={line}
              maySave={maySave}
              userError={userErrors.find(({ lineId }) => lineId === id)}
              isCompact={isCompact}
            />
          )}
          {conflict && (
            <Suspense>
              <LineConflictMessage conflict={conflict} focusedId={focusedId} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  )
})

interface Row {
  /** Stays the same when the server names an added line. */
  key: string
  id: string
  /** Null when another person removed it. */
  line: OptimisticLine | null
  conflict?: LineConflict | undefined
}

/** Returns the lines, with those that others removed in their previous position. */
function withConflicts(
  lines: readonly OptimisticLine[],
  conflicts: readonly LineConflict[],
): Row[] {
  const rows = lines.map((line): Row => ({
    key: `${line.variantId} ${line.authorId ?? ''}`,
    id: line.id,
    line,
    conflict: conflicts.find(({ lineId, kind }) => lineId === line.id && kind === 'changed'),
  }))
  for (const conflict of conflicts) {
    const { kind, lineId, position } = conflict
    if (kind !== 'removed' || rows.some(({ id }) => id === lineId)) continue
    rows.splice(position, 0, { key: lineId, id: lineId, line: null, conflict })
  }
  return rows
}

interface CartLineRowProps {
  line: OptimisticLine
  maySave: boolean
  /** Error of a post without scripts. */
  userError?: CartUserError | undefined
  isCompact: boolean
}

/** One line: minus and plus send a difference, typing sends the number, all by plain forms. */
function CartLineRow({ line, maySave, userError, isCompact }: CartLineRowProps): ReactElement {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const hasSaved = useHasPart()('SAVED_LINES')
  const messageId = useId()
  const { id: lineId, name } = line
  // In a shared cart people change their own lines, and the owner all of them.
  const mayChange = line.canChange !== false
  const quantity = useCartForm()
  const removal = useCartForm()
  const saving = useCartForm()
  const refused = quantity.userError ?? removal.userError ?? saving.userError ?? userError
  const text = refused ? cartErrorMessage(refused, t) : lineIssueMessage(line, t, money)
  const fields = (kind: 'remove' | 'save') => (
    <>
      <CartFields kind={kind} lineId={lineId} />
      <input type="hidden" name="name" value={name} />
    </>
  )
  return (
    <CartLine
      name={name}
      href={href(`/products/${line.slug}`)}
      isCompact={isCompact}
      image={lineImage(line)}
      unitPrice={t('cart.each', { amount: money(line.unitPrice) })}
      total={
        line.status === 'current' && line.lineTotal ? money(line.lineTotal) : t('cart.updating')
      }
      message={
        text && (
          <LineMessage id={messageId} line={line} userError={refused ?? null}>
            {text}
          </LineMessage>
        )
      }
      {...(line.addedBy ? { facts: [t('cart.addedBy', { name: line.addedBy })] } : {})}
      quantity={
        mayChange ? (
          <LineQuantity
            line={line}
            formProps={quantity.formProps}
            describedBy={text ? messageId : undefined}
          />
        ) : (
          `× ${line.quantity}`
        )
      }
      moreActions={
        maySave &&
        hasSaved &&
        mayChange && (
          <form {...saving.formProps}>
            {fields('save')}
            <Button
              type="submit"
              variant="ghost"
              size="small"
              aria-label={t('cart.saveNamed', { name })}
            >
              {t('cart.save')}
            </Button>
          </form>
        )
      }
      removeAction={
        mayChange && (
          <form {...removal.formProps}>
            {fields('remove')}
            <IconButton type="submit" icon="trash" label={t('cart.removeNamed', { name })} />
          </form>
        )
      }
    />
  )
}
