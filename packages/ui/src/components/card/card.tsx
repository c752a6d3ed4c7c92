import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { card } from './card.styles.js'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `plain` has a border, `soft` a tinted ground, `float` a shadow. @default 'plain' */
  surface?: 'plain' | 'soft' | 'float'
  /** Inner distance. @default 'lg' */
  padding?: 'none' | 'md' | 'lg'
}

/** A surface that groups content. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = 'div', surface = 'plain', padding = 'lg', className, ...rest },
  ref,
) {
  return createElement(as, {
    ...rest,
    ref,
    className: cx(card, className),
    'data-surface': surface,
    'data-padding': padding,
  })
})
