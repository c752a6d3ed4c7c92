import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { measurements } from './measurements.styles.js'

/** A dimension with its label. */
export interface Measurement {
  kind: 'width' | 'length' | 'height' | 'weight'
  label: string
  /** Formatted with its unit: `32 cm`, `450 g`. */
  value: string
}

/** Props of {@link Measurements}; other attributes reach the `<dl>`. */
export interface MeasurementsProps extends HTMLAttributes<HTMLDListElement> {
  items: readonly Measurement[]
}

// A box seen from the front; the measured edge is highlighted.
const box = 'M5 9l6-4h8v10l-6 4H5zM5 9h8v10M13 9l6-4'
const edges = {
  width: 'M5 19h8',
  length: 'M13 19l6-4',
  height: 'M5 9v10',
  weight: 'M7.5 12.5h3v3h-3z',
} as const

/** Dimensions and weight of a product, each with an icon that highlights the edge. */
export const Measurements = forwardRef<HTMLDListElement, MeasurementsProps>(function Measurements(
  { items, className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} className={cx(measurements, className)} {...rest}>
      {items.map(({ kind, label, value }) => (
        <div key={kind}>
          <dt>
            <Edge kind={kind} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
})

function Edge({ kind }: Pick<Measurement, 'kind'>): ReactElement {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={box} strokeOpacity=".45" />
      <path d={edges[kind]} strokeWidth="2.5" />
    </svg>
  )
}
