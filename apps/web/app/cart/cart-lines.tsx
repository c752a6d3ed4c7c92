import type { CartUserError, OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import type { ReactElement } from 'react'
import { useFormatters } from '@floga/i18n/react'
import { Button, CartLine, IconButton } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { useId } from 'react'
import { useCart } from './cart-provider.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { lineIssueMessage } from './line-issue-message.js'
import { LineMessage } from './line-message.js'
import { lineImage } from './line-image.js'
import { LineQuantity } from './line-quantity.js'
import { cartErrorMessage, useCartForm } from './cart-form.js'

export interface CartLinesProps {
  lines: readonly OptimisticLine[]
  /** What a post without scripts was refused for. */
  userErrors?: readonly CartUserError[]
  /** @default false */
  isCompact?: boolean
}

/** The lines of the cart, each changed in its own forms. */
export function CartLines({
  lines,
  userErrors = [],
  isCompact = false,
}: CartLinesProps): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} data-line={line.id}>
          <CartLineRow
            line={line}
            userError={userErrors.find(({ lineId }) => lineId === line.id)}
            isCompact={isCompact}
          />
        </li>
      ))}
    </ul>
  )
}

interface CartLineRowProps {
  line: OptimisticLine
  /** What a post without scripts was refused for. */
  userError?: CartUserError | undefined
  isCompact: boolean
}

/** One line: minus and plus send a difference, typing sends the number, all by plain forms. */
function CartLineRow({ line, userError, isCompact }: CartLineRowProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money } = useFormatters()
  const messageId = useId()
  const { id: lineId, name } = line
  // Of a shared cart everybody changes their own lines, and its owner all of them.
  const mayChange = line.canChange !== false
  const maySave = useAtomValue(useCart().cartAtom)?.sharing?.role !== 'EDITOR' && mayChange
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
        !isCompact && (
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
