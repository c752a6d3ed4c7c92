import { NewsletterForm, VisuallyHidden } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { FormEvent, ReactElement } from 'react'

import { PrivacyNote } from '../shell/page/privacy-note.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { honeypotField } from '../shell/forms/field-names.js'

const box = css`
  @layer app {
    margin-block-start: ${space.md};
  }
`

/** The newsletter in the footer: a plain form, so that no page loads scripts for it; its own page answers. */
export function NewsletterBox(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const [state, setState] = useState<'idle' | 'sending' | 'unsent'>('idle')
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    setState('sending')
    try {
      // A browser's own page of a lost connection would take what was typed with it.
      await fetch(form.action, { method: 'HEAD' })
      form.submit()
      // For whoever comes back to this page as it was left.
      setState('idle')
    } catch {
      setState('unsent')
    }
  }
  return (
    <>
      <NewsletterForm
        className={box}
        action={href('/newsletter')}
        isBusy={state === 'sending'}
        error={state === 'unsent' && t('form.unsentText')}
        onSubmit={(event) => void send(event)}
        label={t('newsletter.label')}
        hint={t('newsletter.hint')}
        submitLabel={t('newsletter.send')}
      >
        <input type="hidden" name="form" value="newsletter" />
        <VisuallyHidden aria-hidden="true">
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      </NewsletterForm>
      <PrivacyNote />
    </>
  )
}
