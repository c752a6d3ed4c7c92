import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Avatar } from './avatar.js'
import type { AvatarPerson } from './avatar.js'
import { avatarGroup } from './avatar.styles.js'

/** Props of {@link AvatarGroup}; other attributes reach the `<ul>`. */
export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  people: readonly AvatarPerson[]
  /** Whose circles they are: 'In this cart'. */
  label: string
  /** Name and whether they are here, for who cannot see the dot. */
  personLabel: (person: AvatarPerson) => string
  /** '3 more people', for those without a circle. */
  moreLabel: (count: number) => string
  /** Circles at most. @default 4 */
  max?: number
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

/** People in a row of avatars, those who are present first. */
export const AvatarGroup = forwardRef<HTMLUListElement, AvatarGroupProps>(function AvatarGroup(
  { people, label, personLabel, moreLabel, max = 4, size = 'medium', className, ...rest },
  ref,
) {
  const sorted = [...people].sort(
    (one, other) => Number(other.isHere ?? 0) - Number(one.isHere ?? 0),
  )
  // The last circle shows the number of the others.
  const shown = sorted.length > max ? sorted.slice(0, max - 1) : sorted
  const moreCount = sorted.length - shown.length
  return (
    <ul
      ref={ref}
      className={cx(avatarGroup, className)}
      aria-label={label}
      data-size={size}
      {...rest}
    >
      {shown.map((person) => (
        <li key={person.id}>
          <Avatar person={person} label={personLabel(person)} size={size} />
        </li>
      ))}
      {moreCount > 0 && (
        <li data-part="more">
          <span role="img" aria-label={moreLabel(moreCount)} title={moreLabel(moreCount)}>
            +{moreCount}
          </span>
        </li>
      )}
    </ul>
  )
})
