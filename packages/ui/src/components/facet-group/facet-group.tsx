import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { Disclosure } from '../disclosure/disclosure.js'
import type { DisclosureProps } from '../disclosure/disclosure.js'
import { FacetOption } from './facet-option.js'
import type { FacetValue } from './facet-option.js'
import { facetGroup } from './facet-group.styles.js'
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.js'

/** Props of {@link FacetGroup}; other attributes reach the `<details>`. */
export interface FacetGroupProps extends Omit<DisclosureProps, 'title' | 'onToggle' | 'children'> {
  label: string
  /** Name of the boxes in the form: several values are sent under the same name. */
  name: string
  values: readonly FacetValue[]
  /** Number of values shown; the others are under `moreLabel`. @default 8 */
  visibleCount?: number | undefined
  /** Opens the other values: 'Show 12 more'. */
  moreLabel: (hiddenCount: number) => string
  /**
   * Called when a box is ticked or cleared, before scripts ran too; without it the form around
   * sends the choice.
   */
  onToggle?: (value: string, isChosen: boolean) => void
}

/**
 * The values of one facet as boxes with counts; opens, closes and sends its choice without scripts.
 */
export const FacetGroup = forwardRef<HTMLDetailsElement, FacetGroupProps>(function FacetGroup(
  { label, name, values, visibleCount = 8, moreLabel, onToggle, open = true, className, ...rest },
  ref,
) {
  const hidden = values.slice(visibleCount)
  const list = (shown: readonly FacetValue[]) =>
    shown.map((value) => (
      <FacetOption key={value.value} name={name} onToggle={onToggle} {...value} />
    ))
  return (
    <Disclosure ref={ref} title={label} open={open} className={cx(facetGroup, className)} {...rest}>
      <fieldset>
        <legend className={visuallyHidden}>{label}</legend>
        {list(values.slice(0, visibleCount))}
        {hidden.length > 0 && (
          <details data-part="more" open={hidden.some(({ isChosen }) => isChosen)}>
            <summary>{moreLabel(hidden.length)}</summary>
            {list(hidden)}
          </details>
        )}
      </fieldset>
    </Disclosure>
  )
})
