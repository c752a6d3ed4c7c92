import { cx } from '@linaria/core'
import { forwardRef, useId, useState } from 'react'
import type { FormEvent, FormHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { searchField } from './search-field.styles.js'
import { useExampleTerm } from './use-example-term.js'

/** Props of {@link SearchField}; other attributes reach the `<form>`. */
export interface SearchFieldProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Address of the list; the term is added to it as `name`. */
  action: string
  /** Accessible name of the field: 'Search products'. */
  label: string
  submitLabel: string
  /** Texts shown in turn while the field is empty: 'Search 456 products, such as kit'. */
  examples?: readonly string[]
  /** @default 'search' */
  name?: string
  defaultValue?: string
  /** Takes the trimmed term instead of the browser's own form submission. */
  onSearch?: (term: string) => void
  /** Attributes and ref of the `<input>`, for components built on this field. */
  input?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
  /** Content that opens under the field. */
  children?: ReactNode
}

/** A search for products: a plain form that requires at least one character. */
export const SearchField = forwardRef<HTMLFormElement, SearchFieldProps>(function SearchField(
  {
    action,
    label,
    submitLabel,
    examples = [],
    name = 'search',
    defaultValue,
    onSearch,
    onSubmit,
    input = {},
    className,
    children,
    ...rest
  },
  ref,
) {
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const example = useExampleTerm({ terms: examples, isPaused: hasFocus })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    onSubmit?.(event)
    if (!onSearch || event.defaultPrevented) return
    event.preventDefault()
    const term = new FormData(event.currentTarget).get(name)
    if (typeof term === 'string' && term.trim() !== '') onSearch(term.trim())
  }

  return (
    <form
      ref={ref}
      role="search"
      action={action}
      method="get"
      aria-label={label}
      className={cx(searchField, className)}
      onSubmit={submit}
      {...rest}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={defaultValue}
        placeholder={example}
        required
        pattern=".*\S.*"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        onFocus={(event) => {
          setHasFocus(true)
          input.onFocus?.(event)
        }}
        onBlur={(event) => {
          setHasFocus(false)
          input.onBlur?.(event)
        }}
      />
      <button type="submit" aria-label={submitLabel} title={submitLabel}>
        <Icon name="search" />
      </button>
      {children}
    </form>
  )
})
