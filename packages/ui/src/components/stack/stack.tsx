import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import type { SpaceName } from '../../tokens.js'
import { stack } from './stack.styles.js'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'header'
  /** Distance between the children. @default 'md' */
  gap?: SpaceName
  /** `row` wraps. @default 'column' */
  direction?: 'column' | 'row'
  /** How children sit across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** How children spread along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Children one after the other at an even distance. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as = 'div', gap = 'md', direction = 'column', align, justify, className, ...rest },
  ref,
) {
  return createElement(as, {
    ...rest,
    ref,
    className: cx(stack, className),
    'data-gap': gap,
    'data-direction': direction,
    'data-align': align,
    'data-justify': justify,
  })
})
