import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.js'

/** One choice of a `Combobox`. */
export interface ComboboxOption {
  value: string
  label: string
  /** A note at the end: the region of a town, the years of a car. */
  note?: string
}

interface OptionListProps {
  id: string
  label: string
  noneLabel: string
  options: readonly ComboboxOption[]
  activeId: string | undefined
  chosen: string
  optionId: (value: string) => string
  onChoose: (value: string) => void
}

// Otherwise the pointer event would blur the field before the option is clicked.
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** The open list; the focus stays in the field. */
export function OptionList(props: OptionListProps): ReactElement {
  const { id, label, noneLabel, options, activeId, chosen, optionId, onChoose } = props
  if (options.length === 0) {
    return (
      <div data-part="popup">
        <p>{noneLabel}</p>
      </div>
    )
  }
  return (
    <div
      id={id}
      data-part="popup"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={keepFocus}
    >
      {options.map(({ value, label: texts, note }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field takes the keys for the whole list
        <div
          key={value}
          id={optionId(value)}
          role="option"
          aria-selected={value === chosen}
          data-active={optionId(value) === activeId || undefined}
          onClick={() => onChoose(value)}
        >
          <span>{texts}</span>
          {note !== undefined && <span data-part="note">{note}</span>}
          {value === chosen && <Icon name="check" />}
        </div>
      ))}
    </div>
  )
}
