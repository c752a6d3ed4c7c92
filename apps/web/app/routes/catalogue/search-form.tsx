import { Button, FormField, TextInput } from '@floga/ui'
import { css } from '@linaria/core'
import { Form } from '@remix-run/react'
import type { FormEvent, ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'

const form = css`
  @layer app {
    display: flex;
    align-items: end;
    gap: var(--floga-space-sm, 0.75rem);
    max-inline-size: 34rem;
    > :first-child {
      flex: 1;
    }
  }
`

/** Search as a plain form; an empty term goes nowhere. */
export function SearchForm({ term }: { term: string }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const stopEmpty = (event: FormEvent<HTMLFormElement>): void => {
    const value = new FormData(event.currentTarget).get('search')
    if (typeof value !== 'string' || value.trim() === '') event.preventDefault()
  }
  return (
    <Form action={href('/products')} role="search" className={form} onSubmit={stopEmpty}>
      <FormField id="search" label={t('products.searchLabel')}>
        <TextInput
          key={term}
          type="search"
          name="search"
          defaultValue={term}
          placeholder={t('products.searchPlaceholder')}
          maxLength={100}
        />
      </FormField>
      <Button type="submit" icon="search">
        {t('products.searchAction')}
      </Button>
    </Form>
  )
}
