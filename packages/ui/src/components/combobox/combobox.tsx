import { foldText } from '@floga/fold-text'
import { cx } from '@linaria/core'
import { forwardRef, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { useFieldControl } from '../../lib/field-context.js'
import { useDismiss } from '../../lib/use-dismiss.js'
import { useHydrated } from '../../lib/use-hydrated.js'
import { Icon } from '../icon/icon.js'
import { Select } from '../select/select.js'
import { textInput } from '../text-input/text-input.styles.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { combobox } from './combobox.styles.js'
import { OptionList } from './option-list.js'
import type { ComboboxOption } from './option-list.js'

/** Props of {@link Combobox}; other attributes reach the `<input>`. */
export interface ComboboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'list' | 'type'
> {
  options: readonly ComboboxOption[]
  /** Value of the initial choice; the form always sends a value as `name`, never typed text. */
  defaultValue?: string
  /** First choice with an empty value, where scripts do not run: 'Please choose'. */
  emptyLabel: string
  /** Names the list: 'Towns'. */
  listLabel: string
  /** Announces the number of matching options: '3 towns'. */
  countLabel: (count: number) => string
  /** Shown in the list when nothing matches. */
  noneLabel: string
  /** Called with the value, empty when the choice was taken back. */
  onChoose?: (value: string) => void
}

/**
 * One choice out of many, found by typing a part of its name; the browser's own list where scripts
 * do not run.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    options,
    defaultValue = '',
    emptyLabel,
    listLabel,
    countLabel,
    noneLabel,
    onChoose,
    name,
    className,
    disabled,
    ...rest
  },
  ref,
) {
  const control = useFieldControl()
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [chosen, setChosen] = useState(defaultValue)
  // Undefined while the field shows the choice itself.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeAt, setActiveAt] = useState(-1)

  const chosenLabel = options.find(({ value }) => value === chosen)?.label ?? ''
  const wanted = foldText(typed ?? '')
  const fitting = options.filter(({ label }) => foldText(label).includes(wanted))
  const active = isOpen ? fitting[activeAt] : undefined
  const optionId = (value: string): string => `${listId}-${value}`
  const activeId = active && optionId(active.value)

  const choose = (value: string): void => {
    setTyped(undefined)
    setIsOpen(false)
    if (value !== chosen) onChoose?.(value)
    setChosen(value)
  }
  const close = useCallback(() => {
    setTyped(undefined)
    setIsOpen(false)
  }, [])
  useDismiss(box, isOpen, close)
  useEffect(() => {
    const page = box.current?.ownerDocument
    if (activeId !== undefined)
      page?.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const open = (at: number): void => {
    setActiveAt(at)
    setIsOpen(true)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter and arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing) return
    const last = fitting.length - 1
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      open(isOpen && activeAt < last ? activeAt + 1 : 0)
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      open(isOpen && activeAt > 0 ? activeAt - 1 : last)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active) choose(active.value)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') {
      const exact = fitting.find(({ label }) => foldText(label) === wanted)
      if (active ?? exact) choose((active ?? exact)?.value ?? '')
      else close()
    }
  }

  if (!isHydrated) {
    return <Select {...{ options, emptyLabel, name, defaultValue, disabled }} />
  }
  return (
    <div ref={box} className={cx(combobox, className)}>
      {name !== undefined && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
      <input
        ref={ref}
        type="text"
        className={textInput}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={emptyLabel}
        disabled={disabled}
        {...control}
        {...rest}
        aria-autocomplete="list"
        aria-expanded={isOpen && fitting.length > 0}
        aria-controls={isOpen && fitting.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        value={typed ?? chosenLabel}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') choose('')
          setTyped(value)
          open(-1)
        }}
        onClick={() => open(-1)}
        onKeyDown={press}
      />
      <Icon name="chevron-down" />
      {isOpen && (
        <OptionList
          id={listId}
          label={listLabel}
          noneLabel={noneLabel}
          options={fitting}
          activeId={activeId}
          chosen={chosen}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen ? (fitting.length === 0 ? noneLabel : countLabel(fitting.length)) : ''}
      </VisuallyHidden>
    </div>
  )
})
