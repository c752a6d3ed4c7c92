'use client'

import { Button, FormField, Heading, Alert, Text, TextInput, VisuallyHidden } from '@floga/ui'
import { color, radius } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { honeypotField } from '../../forms/field-names.js'
import { useHasPage } from '../../site/use-site.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** The result of a back-in-stock request; without an error it was not sent. */
export type BackInStockState =
  | { status: 'noted' }
  | { status: 'refused'; email: string; error: string | null }

const form = css`
  @layer app {
    display: grid;
    gap: 0.75rem;
    padding: 1rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.groundSoft};
  }
`

/**
 * Subscribes to one mail when an out-of-stock variant is available again; works without scripts.
 * Nothing in a shop whose platform sends none.
 */
export function BackInStockForm(props: {
  variantId: string
  state: BackInStockState | null
}): ReactElement | null {
  const { t } = useLanguage()
  const hasPage = useHasPage()
  const { pathname, search } = useLocation()
  const { state: step, formData } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const { variantId, state } = props
  const refused = state?.status === 'refused' ? state : null

  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])

  if (!hasPage('/restock')) return null
  if (state?.status === 'noted') {
    return (
      <Alert tone="success" role="status" title={t('backInStock.notedTitle')}>
        {t('backInStock.notedText')}
      </Alert>
    )
  }
  return (
    <Form
      method="post"
      action={`${pathname}${search}`}
      className={form}
      noValidate
      preventScrollReset
    >
      <Heading level={2} size={4}>
        {t('backInStock.title')}
      </Heading>
      <Text size="small">{t('backInStock.text')}</Text>
      <input type="hidden" name="intent" value="back-in-stock" />
      <input type="hidden" name="variantId" value={variantId} />
      <FormField
        id="back-in-stock-email"
        label={t('contact.email')}
        error={refused && (refused.error ?? t('form.unsentText'))}
        isRequired
      >
        <TextInput
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={refused?.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts this alone leads to what has to be corrected
          autoFocus={refused !== null}
        />
      </FormField>
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Button type="submit" isBusy={step !== 'idle' && formData?.get('intent') === 'back-in-stock'}>
        {t('backInStock.send')}
      </Button>
    </Form>
  )
}
