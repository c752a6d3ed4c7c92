import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { socialIcons } from './social-icons.styles.js'

/** Logos of the networks, simplified to strokes of a 24 by 24 grid. */
const socialPaths = {
  facebook: 'M4 4h16v16H4zM17 8h-1.5A2.5 2.5 0 0 0 13 10.5V20M10.5 13H16',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM16.8 7v.4',
  youtube:
    'M5 5.5h14A2.5 2.5 0 0 1 21.5 8v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9v6l5.2-3z',
  linkedin: 'M4 4h16v16H4zM8 10.5V16M8 7.6V8M11.5 16v-5.5M11.5 13a2.3 2.3 0 0 1 4.6 0v3',
} as const

/** A network that has an icon. */
export type SocialNetwork = keyof typeof socialPaths

/** An account on a network. */
export interface SocialAccount {
  network: SocialNetwork
  /** Accessible name of the link: 'Floga on Facebook'. */
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
