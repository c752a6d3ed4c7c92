import { Button, FormField, TextInput } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form } from '@remix-run/react'
import type { FormEvent, ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'

const form = css`
  @layer app {
    display: flex;
    align-items: end;
    gap: ${space.sm};
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

function stopEmpty(event: FormEvent<HTMLFormElement>): void {
  const term = new FormData(event.currentTarget).get('search')
  if (typeof term !== 'string' || term.trim() === '') event.preventDefault()
}
