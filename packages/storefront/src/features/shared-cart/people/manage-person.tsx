'use client'

import type { CartLine } from '@floga/cart-core'
import { ButtonLink, Dialog } from '@floga/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { PersonQuestion } from './person-question.js'

export interface ManagePersonProps {
  person: { id: string; name: string }
  /** Of the whole cart. */
  lines: readonly CartLine[]
}

/** Opens the question what is to become of a person: in a dialog, without scripts on a page. */
export function ManagePerson({ person, lines }: ManagePersonProps): ReactElement {
  const { t, href } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const title = t('sharedCart.managePerson', { name: person.name })
  return (
    <>
      <ButtonLink
        href={href(`/shared-cart/people/${person.id}`)}
        size="small"
        aria-label={title}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('sharedCart.manage')}
      </ButtonLink>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('cart.close')}
      >
        {isOpen && <PersonQuestion person={person} lines={lines} />}
      </Dialog>
    </>
  )
}
