import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { text } from './text.styles.js'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong'
  /** @default 'base' */
  size?: 'tiny' | 'small' | 'base' | 'large'
  /** @default 'ink' */
  tone?: 'ink' | 'soft' | 'primary' | 'danger' | 'success' | 'warning'
  /** @default 'regular' */
  weight?: 'regular' | 'strong'
  /** Lines end after about 65 characters, for reading. @default false */
  hasReadingWidth?: boolean
}

/** Running text in the body face. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'p', size = 'base', tone = 'ink', weight = 'regular', hasReadingWidth = false, ...rest },
  ref,
) {
  return createElement(as, {
    ...rest,
    ref,
    className: cx(text, rest.className),
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-measured': hasReadingWidth || undefined,
  })
})
