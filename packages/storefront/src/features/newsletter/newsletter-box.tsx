'use client'

import { Heading, NewsletterForm, Text, VisuallyHidden } from '@floga/ui'
import { media, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { FormEvent, ReactElement } from 'react'

import { PrivacyNote } from '../../components/privacy-note.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'
import { honeypotField } from '../../forms/field-names.js'

const band = css`
  @layer app {
    display: grid;
    gap: ${space.sm} ${size.gutter};

    ${media.lg} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
  }
`

/**
 * The newsletter in the footer: a plain form that no page has to load scripts for; it posts to its
 * own page. Nothing in a shop without one.
 */
export function NewsletterBox(): ReactElement | null {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const [state, setState] = useState<'idle' | 'sending' | 'unsent'>('idle')
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    setState('sending')
    try {
      // The browser's own error page for a lost connection would discard the typed values.
      await fetch(form.action, { method: 'HEAD' })
      form.submit()
      // For visitors who return to this page from the back/forward cache.
      setState('idle')
    } catch {
      setState('unsent')
    }
  }
  if (!hasPage('/newsletter')) return null
  return (
    <div className={band}>
      <div>
        <Heading level={2} size={3}>
          {t('newsletter.invitation')}
        </Heading>
        <Text>{t('newsletter.hint')}</Text>
      </div>
      <NewsletterForm
        action={href('/newsletter')}
        isBusy={state === 'sending'}
        error={state === 'unsent' && t('form.unsentText')}
        onSubmit={(event) => void send(event)}
        label={t('newsletter.label')}
        submitLabel={t('newsletter.send')}
      >
        <input type="hidden" name="form" value="newsletter" />
        <VisuallyHidden aria-hidden="true">
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <PrivacyNote />
      </NewsletterForm>
    </div>
  )
}
