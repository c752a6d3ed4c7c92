import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { avatar } from './avatar.styles.js'

/** The person shown. */
export interface AvatarPerson {
  /** Decides the colour: two people of one name differ. */
  id: string
  name: string
  /** Whether they have the page open: shows a dot. */
  isHere?: boolean
}

/** Props of {@link Avatar}; other attributes reach the root element. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'id'> {
  person: AvatarPerson
  /** 'Maria, here now'. Omit it where the name is next to it. */
  label?: string
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

const COLOURS_COUNT = 6

/** A person's initials in a circle of their colour. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { person, label, size = 'medium', className, ...rest },
  ref,
) {
  const naming = label
    ? { role: 'img', 'aria-label': label, title: label }
    : { 'aria-hidden': true }
  return (
    <span
      ref={ref}
      className={cx(avatar, className)}
      data-colour={colourOf(person.id)}
      data-size={size}
      data-here={person.isHere || undefined}
      {...naming}
      {...rest}
    >
      <span>{initialsOf(person.name)}</span>
    </span>
  )
})

/** The initials of the first two words. */
function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

function colourOf(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return sum % COLOURS_COUNT
}
