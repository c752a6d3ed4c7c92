import { findOwner } from '@floga/cart-core/shared-cart'
import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { ShopSharedCart } from '../server/to-shared-cart.js'
import { SharedCartForm } from '../shared-cart-form.js'

/** How long a removal, or a new owner, may be undone here. */
const undoMs = 10 * 60_000

export interface UndoPeopleProps {
  sharedCart: ShopSharedCart
  /** When the page was loaded. */
  nowMs: number
}

/**
 * What the visitor has just done to a person, with a way to undo it; nothing where there is none.
 */
export function UndoPeople({ sharedCart, nowMs }: UndoPeopleProps): ReactElement | null {
  const { t } = useLanguage()
  const { log = [], people, owner, member, lockedUntil } = sharedCart
  const latest = log.find(({ kind }) => undoable.includes(kind))
  const other = latest?.otherPerson
  const isRecent = latest?.person?.isAsker && nowMs - Date.parse(latest.at) <= undoMs
  if (!other || !isRecent) return null
  const { name } = other
  if (latest.kind === 'REMOVED_PERSON' && owner && !people.some(({ id }) => id === other.id)) {
    return (
      <Alert
        actions={
          <SharedCartForm
            action={{ kind: 'restore-person', personId: other.id }}
            label={t('cart.undo')}
            fullLabel={t('sharedCart.restoreNamed', { name })}
          />
        }
      >
        <p>{t('sharedCart.removedNow', { name })}</p>
      </Alert>
    )
  }
  const isOwners = findOwner(sharedCart)?.id === other.id
  if (latest.kind !== 'HANDED_OVER' || !member || !isOwners || lockedUntil) return null
  return (
    <Alert
      actions={
        <SharedCartForm
          action={{ kind: 'hand-over', personId: member.id }}
          label={t('sharedCart.takeBack')}
        />
      }
    >
      <p>{t('sharedCart.handedNow', { name })}</p>
    </Alert>
  )
}

const undoable: readonly string[] = ['REMOVED_PERSON', 'RESTORED_PERSON', 'HANDED_OVER']
