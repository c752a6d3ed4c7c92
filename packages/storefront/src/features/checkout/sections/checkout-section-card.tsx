'use client'

import { Button, Card, Fieldset, Icon, VisuallyHidden } from '@floga/ui'
import { useContext, useEffect } from 'react'
import type { MouseEvent, ReactElement, ReactNode } from 'react'

import { FormStateContext } from '../../../forms/form-state.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutSections, sectionOf } from '../values/checkout-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'
import { sectionCard } from './checkout-section-card.styles.js'
import { EditLink } from './edit-link.js'
import type { SectionFolds } from './use-section-folds.js'

export interface CheckoutSectionCardProps {
  section: CheckoutSection
  /** The following section; omitted for the last one. */
  next?: CheckoutSection
  folds: SectionFolds
  /** The section that the checkout has come to. */
  current: CheckoutSection
  /** Summary of the values, shown in place of a completed section. */
  line?: ReactNode
  /** Called when the section's continue button is clicked. */
  onGoOn?: (
    event: MouseEvent<HTMLButtonElement>,
    section: CheckoutSection,
    next: CheckoutSection,
  ) => void
  children: ReactNode
}

/**
 * One section of the checkout. Its button validates it, collapses it to a line and opens the next;
 * an error opens it again.
 */
export function CheckoutSectionCard(props: CheckoutSectionCardProps): ReactElement {
  const { section, next, folds, current, line, onGoOn, children } = props
  const { t } = useLanguage()
  const { errors } = useContext(FormStateContext)
  const isWrong = Object.keys(errors).some((name) => sectionOf(name) === section)
  const folded = isWrong ? undefined : folds.stateOf(section)
  useEffect(() => {
    if (isWrong) folds.open(section)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens once, when something turns out to be wrong
  }, [isWrong])
  const isFinished = folds.isFinished(section)
  // The page has one primary button: this one, until everything is filled in.
  const isNextStep = current !== 'review' && folds.isFirstOpen(section)
  const number = checkoutSections.indexOf(section) + 1
  return (
    <Card>
      <Fieldset
        id={section}
        tabIndex={-1}
        className={sectionCard}
        data-folded={folded}
        legend={`${number}. ${t(`checkout.${section}`)}`}
      >
        {folded && (
          <p data-part="line">
            {isFinished && <Icon name="check" />}
            <span>
              {isFinished && <VisuallyHidden>{t('checkout.stepDone')}: </VisuallyHidden>}
              {isFinished ? line : t('checkout.missing')}
            </span>
            <EditLink section={section} isMissing={!isFinished} />
          </p>
        )}
        <div data-part="content">
          {children}
          {next && (
            <div>
              <Button
                type="submit"
                name="intent"
                value={section}
                formNoValidate
                variant={isNextStep ? 'primary' : 'secondary'}
                onClick={(event) => onGoOn?.(event, section, next)}
              >
                {t('checkout.goOn', { part: t(`checkout.${next}`) })}
              </Button>
            </div>
          )}
        </div>
      </Fieldset>
    </Card>
  )
}
