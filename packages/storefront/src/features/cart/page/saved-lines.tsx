import { CartFields } from '@floga/cart-core/react'
import type { CartLine as SavedLine } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Button, CartLine, Heading, IconButton, Text } from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { lineImage } from '../lines/line-preview.js'
import { cartErrorMessage } from '../cart-error-message.js'
import { useCartForm } from '../use-cart-form.js'
import type { CartUserError } from '@floga/cart-core'
import { useLanguage } from '../../../lib/views/storefront-context.js'

export interface SavedLinesProps {
  lines: readonly SavedLine[]
  userErrors: readonly CartUserError[]
}

/** Lines saved for later; renders nothing without any. */
export const SavedLines = memo(function SavedLines({
  lines,
  userErrors,
}: SavedLinesProps): ReactElement | null {
  const { t } = useLanguage()
  if (lines.length === 0) return null
  return (
    <section aria-label={t('cart.saved')}>
      <Heading level={2} size={3}>
        {t('cart.saved')}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <SavedRow line={line} userError={userErrors.find(({ lineId }) => lineId === line.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function SavedRow(props: { line: SavedLine; userError: CartUserError | undefined }): ReactElement {
  const { line } = props
  const { name } = line
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const back = useCartForm()
  const forgetting = useCartForm()
  const userError = back.userError ?? forgetting.userError ?? props.userError ?? toUserError(line)
  const left = userError?.code === 'INSUFFICIENT_STOCK' ? (userError.available ?? 0) : 0
  const isGone = userError?.code === 'NOT_AVAILABLE'
  return (
    <CartLine
      name={name}
      href={href(`/products/${line.slug}`)}
      isCompact
      image={lineImage(line)}
      unitPrice={`${t('cart.pieces', { count: line.quantity })} · ${t('cart.each', { amount: money(line.unitPrice) })}`}
      total={money(line.lineTotal)}
      message={
        userError && (
          <Text size="small" tone="danger" role="alert">
            {cartErrorMessage(userError, t)}
          </Text>
        )
      }
      quantity={
        !isGone && (
          <form {...back.formProps}>
            <CartFields kind="restore" lineId={line.id} quantity={left > 0 ? left : undefined} />
            <Button
              type="submit"
              size="small"
              icon="bag"
              isBusy={back.isBusy}
              aria-label={
                left > 0
                  ? `${t('cart.takeLeft', { count: left })}: ${name}`
                  : t('cart.moveBackNamed', { name })
              }
            >
              {left > 0 ? t('cart.takeLeft', { count: left }) : t('cart.moveBack')}
            </Button>
          </form>
        )
      }
      removeAction={
        <form {...forgetting.formProps}>
          <CartFields kind="delete-saved" lineId={line.id} />
          <IconButton type="submit" icon="trash" label={t('cart.deleteNamed', { name })} />
        </form>
      }
    />
  )
}

/** Describes the change of a saved line as a user error. */
function toUserError({ id, issue }: SavedLine): CartUserError | undefined {
  if (issue?.code === 'NOT_AVAILABLE') return { code: issue.code, lineId: id, available: null }
  if (issue?.code !== 'INSUFFICIENT_STOCK') return undefined
  return { code: issue.code, lineId: id, available: issue.available }
}
