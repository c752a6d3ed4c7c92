import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { socialIcons } from './social-icons.styles.js'
import { socialPaths } from './social-paths.js'

/** A network that has a drawing. */
export type SocialNetwork = keyof typeof socialPaths

/** An account on a network. */
export interface SocialAccount {
  network: SocialNetwork
  /** What the link is called: 'Floga on Facebook'. */
  label: string
  href: string
}

/** Props of {@link SocialIcons}; other attributes reach the `<ul>`. */
export interface SocialIconsProps extends HTMLAttributes<HTMLUListElement> {
  accounts: readonly SocialAccount[]
}

/** Links to the shop's accounts elsewhere. */
export const SocialIcons = forwardRef<HTMLUListElement, SocialIconsProps>(function SocialIcons(
  { accounts, className, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(socialIcons, className)} {...rest}>
      {accounts.map(({ network, label, href }) => (
        <li key={network}>
          <a href={href} rel="noreferrer" aria-label={label} title={label}>
            <svg
              width="24"
              height="24"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              focusable="false"
            >
              <path d={socialPaths[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
})
