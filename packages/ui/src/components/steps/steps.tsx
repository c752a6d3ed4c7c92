import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { steps } from './steps.styles.js'

/** One step of a task. */
export interface Step {
  label: string
  state: 'done' | 'current' | 'upcoming'
  /** Where a finished step can be changed. */
  href?: string
  /** Below its name, in a column: when it was completed, what comes next. */
  description?: ReactNode
}

export interface StepsProps extends HTMLAttributes<HTMLOListElement> {
  /** Names the list: 'Steps of the order'. */
  label: string
  /** Read out after a finished step: 'done'. */
  doneLabel: string
  items: readonly Step[]
  /** `column` is a time line: each step with its description. @default 'row' */
  variant?: 'row' | 'column'
}

/** How far a task has come. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { label, doneLabel, items, variant = 'row', className, ...rest },
  ref,
) {
  return (
    <ol
      ref={ref}
      aria-label={label}
      className={cx(steps, className)}
      data-variant={variant}
      {...rest}
    >
      {items.map((step, index) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span data-part="mark" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size={16} /> : index + 1}
          </span>
          {variant === 'column' ? (
            <div data-part="content">
              <StepLabel step={step} doneLabel={doneLabel} />
              {step.description && <div data-part="description">{step.description}</div>}
            </div>
          ) : (
            <StepLabel step={step} doneLabel={doneLabel} />
          )}
        </li>
      ))}
    </ol>
  )
})

function StepLabel({ step, doneLabel }: { step: Step; doneLabel: string }): ReactElement {
  return (
    <>
      {step.href && step.state === 'done' ? (
        <Link href={step.href} variant="quiet">
          {step.label}
        </Link>
      ) : (
        <span data-part="label">{step.label}</span>
      )}
      {step.state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
    </>
  )
}
