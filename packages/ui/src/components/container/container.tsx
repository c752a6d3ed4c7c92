import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { container } from './container.styles.js'

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'div' */
  as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'nav'
  /** `narrow` for forms and reading, 760 px. @default 'page' */
  width?: 'page' | 'narrow'
}

/** The page's width: at most 1320 px of content between gutters of 16, then 24 px. */
export const Container = forwardRef<HTMLElement, ContainerProps>(function Container(
  { as = 'div', width = 'page', className, ...rest },
  ref,
) {
  return createElement(as, {
    ...rest,
    ref,
    className: cx(container, className),
    'data-width': width,
  })
})
