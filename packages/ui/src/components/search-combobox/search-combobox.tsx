import { cx } from '@linaria/core'
import { forwardRef, useCallback, useEffect, useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useDismiss } from '../../lib/use-dismiss.js'
import { useOwnRef } from '../../lib/use-own-ref.js'
import { SearchField } from '../search-field/search-field.js'
import type { SearchFieldProps } from '../search-field/search-field.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { searchCombobox } from './search-combobox.styles.js'
import { SuggestionList } from './suggestion-list.js'
import type { Suggestion, SuggestionGroup } from './suggestion-list.js'

/** Props of {@link SearchCombobox}: those of `SearchField` and what is suggested. */
export interface SearchComboboxProps extends Omit<SearchFieldProps, 'input' | 'children'> {
  /** What fits the term so far, or recent searches while there is none. Empty groups are left out. */
  groups: readonly SuggestionGroup[]
  /** Names the list: 'Suggestions'. */
  listLabel: string
  /** Says how many suggestions there are: '5 suggestions'. */
  countLabel: (count: number) => string
  /** Called at every change, and with the term in force when the field takes the focus. */
  onTermChange: (term: string) => void
  /** Called when a suggestion is followed, to remember it. */
  onChoose?: (suggestion: Suggestion) => void
  /** Stands under the list: all results, forget recent searches. */
  footer?: ReactNode
}

/**
 * A search field that suggests while one types; the plain form stays underneath.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const SearchCombobox = forwardRef<HTMLFormElement, SearchComboboxProps>(
  function SearchCombobox(
    {
      groups,
      listLabel,
      countLabel,
      onTermChange,
      onChoose,
      onSearch,
      footer,
      defaultValue = '',
      className,
      ...rest
    },
    ref,
  ) {
    const form = useOwnRef(ref)
    const listId = useId()
    const [term, setTerm] = useState(defaultValue)
    const [isWanted, setIsWanted] = useState(false)
    const [activeId, setActiveId] = useState<string>()

    const filled = groups.filter(({ suggestions }) => suggestions.length > 0)
    const optionId = (group: SuggestionGroup, { id }: Suggestion): string =>
      `${listId}-${group.id}-${id}`
    const ids = filled.flatMap((group) => group.suggestions.map((one) => optionId(group, one)))
    const isOpen = isWanted && ids.length > 0
    // What was active may have left the list with the last letter.
    const active = isOpen && activeId !== undefined && ids.includes(activeId) ? activeId : undefined

    const close = useCallback(() => {
      setIsWanted(false)
      setActiveId(undefined)
    }, [])
    useDismiss(form, isOpen, close)

    useEffect(() => {
      const option =
        active === undefined ? null : form.current?.ownerDocument.getElementById(active)
      option?.scrollIntoView?.({ block: 'nearest' })
    }, [active, form])

    const change = (next: string): void => {
      setTerm(next)
      setIsWanted(true)
      setActiveId(undefined)
      onTermChange(next)
    }
    const step = (difference: 1 | -1): void => {
      if (!isOpen) return setIsWanted(true)
      // One place more than there are options: the field itself stands between last and first.
      const at = active === undefined ? ids.length : ids.indexOf(active)
      setActiveId(ids[(at + difference + ids.length + 1) % (ids.length + 1)])
    }
    const press = (event: KeyboardEvent<HTMLInputElement>): void => {
      // Enter and arrows belong to the input method while it composes a word.
      if (event.nativeEvent.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        step(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault()
        form.current?.ownerDocument.getElementById(active)?.click()
      } else if (event.key === 'Escape' && (isOpen || term !== '')) {
        event.preventDefault()
        if (isOpen) close()
        else change('')
      } else if (event.key === 'Tab') close()
    }

    return (
      <SearchField
        ref={form}
        className={cx(searchCombobox, className)}
        {...rest}
        onSearch={
          onSearch &&
          ((words) => {
            close()
            onSearch(words)
          })
        }
        input={{
          type: 'text',
          role: 'combobox',
          value: term,
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active,
          onChange: (event) => change(event.currentTarget.value),
          onFocus: () => onTermChange(term),
          onClick: () => setIsWanted(true),
          onKeyDown: press,
        }}
      >
        {isOpen && (
          <SuggestionList
            id={listId}
            label={listLabel}
            groups={filled}
            activeId={active}
            optionId={optionId}
            onChoose={(suggestion) => {
              close()
              onChoose?.(suggestion)
            }}
            footer={footer}
          />
        )}
        <VisuallyHidden role="status">{isOpen ? countLabel(ids.length) : ''}</VisuallyHidden>
      </SearchField>
    )
  },
)
