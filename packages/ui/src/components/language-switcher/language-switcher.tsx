import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { languageSwitcher } from './language-switcher.styles.js'

/** One language of the shop. */
export interface LanguageChoice {
  /** BCP 47 code: `el`. */
  code: string
  /** The language's own name: 'Ελληνικά'. */
  label: string
  /** Short form for narrow screens: 'Ελ'. Screen readers read `label` after it. */
  shortLabel: string
  /** The same page in that language. */
  href: string
  isCurrent: boolean
}

export interface LanguageSwitcherProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Language'. */
  label: string
  languages: readonly LanguageChoice[]
  /** @default 'short' */
  variant?: 'short' | 'full'
}

/**
 * Links to this page in the other languages. Plain links: a change of language loads a new
 * document.
 */
export const LanguageSwitcher = forwardRef<HTMLElement, LanguageSwitcherProps>(
  function LanguageSwitcher({ label, languages, variant = 'short', className, ...rest }, ref) {
    return (
      <nav
        ref={ref}
        aria-label={label}
        className={cx(languageSwitcher, className)}
        data-variant={variant}
        {...rest}
      >
        <ul>
          {languages.map((language) => (
            <li key={language.code}>
              <a
                href={language.href}
                lang={language.code}
                hrefLang={language.code}
                aria-current={language.isCurrent ? 'true' : undefined}
              >
                {variant === 'full' ? (
                  language.label
                ) : (
                  <>
                    {language.shortLabel} <VisuallyHidden>{language.label}</VisuallyHidden>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  },
)
