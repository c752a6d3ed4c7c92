import { cx } from '@linaria/core'
import { forwardRef, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useDismiss } from '../../lib/use-dismiss.js'
import { useForwardedRef } from '../../lib/use-forwarded-ref.js'
import { useServerValue } from '../../lib/use-server-value.js'
import { SearchField } from '../search-field/search-field.js'
import type { SearchFieldProps } from '../search-field/search-field.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { searchCombobox } from './search-combobox.styles.js'
import { SuggestionList } from './suggestion-list.js'
import type { Suggestion, SuggestionGroup } from './suggestion-list.js'
import { useActiveOption } from './use-active-option.js'
import { useFocusBeforeHydration } from './use-focus-before-hydration.js'

/** Props of {@link SearchCombobox}: those of `SearchField` and the suggestions. */
export interface SearchComboboxProps extends Omit<SearchFieldProps, 'input' | 'children'> {
  /** Suggestions for the term, or recent searches while it is empty. Empty groups are omitted. */
  groups: readonly SuggestionGroup[]
  /** Names the list: 'Suggestions'. */
  listLabel: string
  /** Announces the number of suggestions: '5 suggestions'. */
  countLabel: (count: number) => string
  /** Called at every change, and with the term in force when the field takes the focus. */
  onTermChange: (term: string) => void
  /** Called when a suggestion is followed, to remember it. */
  onChoose?: (suggestion: Suggestion) => void
  /** Called when a suggestion with a `removeLabel` is taken away, by its cross or by Delete. */
  onRemove?: (suggestion: Suggestion) => void
  /** Under the list, in the tab order: delete recent searches. */
  footer?: ReactNode
}

/**
 * A search field with suggestions; a plain form underneath, and an uncontrolled input.
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
      onRemove,
      onSearch,
      footer,
      defaultValue = '',
      className,
      ...rest
    },
    ref,
  ) {
    const form = useForwardedRef(ref)
    const input = useRef<HTMLInputElement>(null)
    const listId = useId()
    const [isWanted, setIsWanted] = useState(false)

    const filled = groups.filter(({ suggestions }) => suggestions.length > 0)
    const options = filled.flatMap((group) =>
      group.suggestions.map((suggestion) => ({
        id: optionId(listId, group, suggestion),
        suggestion,
      })),
    )
    const isOpen = isWanted && options.length > 0

    const write = (term: string): void => {
      if (input.current) input.current.value = term
    }
    const close = (): void => {
      setIsWanted(false)
      active.reset()
    }
    const active = useActiveOption({
      options,
      isOpen,
      open: () => setIsWanted(true),
      close,
      clear: () => {
        write('')
        onTermChange('')
      },
      remove: onRemove,
    })
    useDismiss(form, isOpen, close)
    useServerValue({ value: defaultValue, read: () => input.current?.value, write })
    useFocusBeforeHydration(input, (term) => {
      setIsWanted(true)
      onTermChange(term)
    })

    return (
      <SearchField
        ref={form}
        className={cx(searchCombobox, className)}
        {...rest}
        defaultValue={defaultValue}
        onSearch={
          onSearch &&
          ((texts) => {
            close()
            onSearch(texts)
          })
        }
        input={{
          ref: input,
          type: 'text',
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active.id,
          onChange: (event) => {
            setIsWanted(true)
            active.reset()
            onTermChange(event.currentTarget.value)
          },
          onFocus: (event) => {
            const term = event.currentTarget.value
            // React replays a focus of before hydration late, when text typed since has opened the
            // list.
            setIsWanted((wanted) => wanted || term === '')
            onTermChange(term)
          },
          onClick: () => setIsWanted(true),
          onKeyDown: active.press,
        }}
      >
        {isOpen && (
          <SuggestionList
            id={listId}
            label={listLabel}
            groups={filled}
            activeId={active.id}
            optionId={(group, suggestion) => optionId(listId, group, suggestion)}
            onChoose={(suggestion) => {
              close()
              onChoose?.(suggestion)
            }}
            onRemove={onRemove}
            footer={footer}
          />
        )}
        <VisuallyHidden role="status">{isOpen ? countLabel(options.length) : ''}</VisuallyHidden>
      </SearchField>
    )
  },
)

function optionId(listId: string, group: SuggestionGroup, { id }: Suggestion): string {
  return `${listId}-${group.id}-${id}`
}
