import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Button } from '../button/button.js'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { sessionControl } from './session-control.styles.js'

/** A link with its text. */
export interface SessionLink {
  label: string
  href: string
}

/** Props of {@link SessionControl}; other attributes reach the list. */
export interface SessionControlProps extends HTMLAttributes<HTMLUListElement> {
  /** The signed-in user; without it, links to log in and register are shown. */
  member?: SessionLink
  login: SessionLink
  /** Omitted where only members have access. */
  register?: SessionLink
  /**
   * URL that logging out is posted to: a form, so that no crawler and no prefetch logs a user out.
   */
  logout: { label: string; action: string; fields?: ReactNode }
}

/** Log in and register for visitors; the own account and logging out for members. */
export const SessionControl = forwardRef<HTMLUListElement, SessionControlProps>(
  function SessionControl({ member, login, register, logout, className, ...rest }, ref) {
    return (
      <ul ref={ref} className={cx(sessionControl, className)} {...rest}>
        <li>
          <Icon name="user" />
          <Link href={(member ?? login).href} variant="quiet">
            {(member ?? login).label}
          </Link>
        </li>
        {!member && register && (
          <li>
            <Link href={register.href} variant="quiet">
              {register.label}
            </Link>
          </li>
        )}
        {member && (
          <li>
            <form method="post" action={logout.action}>
              {logout.fields}
              <Button type="submit" variant="ghost" size="small">
                {logout.label}
              </Button>
            </form>
          </li>
        )}
      </ul>
    )
  },
)
