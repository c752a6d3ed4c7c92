import { useRef } from 'react'
import type { ReactElement } from 'react'
import { useServerValue } from '../../lib/use-server-value.js'

/** One value of a facet. */
export interface FacetValue {
  value: string
  label: string
  /** How many products the list would show with it. */
  count: number
  isChosen?: boolean
  /** Depth below the first level of a tree, 0 to 2. @default 0 */
  level?: number
}

interface FacetOptionProps extends FacetValue {
  name: string
  onToggle: ((value: string, isChosen: boolean) => void) | undefined
}

/** A checkbox with its count. It is uncontrolled; a new list from the server resets it. */
export function FacetOption({
  name,
  value,
  label,
  count,
  isChosen = false,
  level = 0,
  onToggle,
}: FacetOptionProps): ReactElement {
  const box = useRef<HTMLInputElement>(null)

  useServerValue({
    value: isChosen,
    read: () => box.current?.checked,
    write: (next) => {
      if (box.current) box.current.checked = next
    },
    onEarlyChange: (isTicked) => onToggle?.(value, isTicked),
  })

  return (
    // Around its box: a long list of facets does without an id for each, and without an element
    // that is not needed.
    <label data-empty={count === 0 || undefined} data-level={level > 0 ? level : undefined}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={(event) => onToggle?.(value, event.target.checked)}
      />
      {`${label} `}
      <span>{`(${count})`}</span>
    </label>
  )
}
