import { Button, Card, Fieldset, Icon, VisuallyHidden } from '@floga/ui'
import { useContext, useEffect } from 'react'
import type { MouseEvent, ReactElement, ReactNode } from 'react'

import { FormStateContext } from '../../shell/forms/form-state.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { checkoutParts, partOf } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'
import { partCard } from './checkout-part-card.styles.js'
import { EditLink } from './edit-link.js'
import type { PartFolds } from './use-part-folds.js'

export interface CheckoutPartCardProps {
  part: CheckoutPart
  /** Where one goes on; left out for the last part. */
  next?: CheckoutPart
  folds: PartFolds
  /** What was filled in: stands in the part's place once it is finished. */
  line?: ReactNode
  /** The button that checks the part was pressed. */
  onGoOn?: (event: MouseEvent<HTMLButtonElement>, part: CheckoutPart, next: CheckoutPart) => void
  children: ReactNode
}

/**
 * One part of the checkout. A button checks it alone, folds it into one line and goes on to the next; what is wrong with a
 * part opens it again.
 */
export function CheckoutPartCard(props: CheckoutPartCardProps): ReactElement {
  const { part, next, folds, line, onGoOn, children } = props
  const t = useMessages()
  const { errors } = useContext(FormStateContext)
  const isWrong = Object.keys(errors).some((name) => partOf(name) === part)
  const folded = isWrong ? undefined : folds.stateOf(part)
  useEffect(() => {
    if (isWrong) folds.open(part)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opens once, when something turns out to be wrong
  }, [isWrong])
  const isFinished = folds.isFinished(part)
  const number = checkoutParts.indexOf(part) + 1
  return (
    <Card>
      <Fieldset
        id={part}
        tabIndex={-1}
        className={partCard}
        data-folded={folded}
        legend={`${number}. ${t(`checkout.${part}`)}`}
      >
        {folded && (
          <p data-part="line">
            {isFinished && <Icon name="check" />}
            <span>
              {isFinished && <VisuallyHidden>{t('checkout.stepDone')}: </VisuallyHidden>}
              {isFinished ? line : t('checkout.missing')}
            </span>
            <EditLink part={part} isMissing={!isFinished} />
          </p>
        )}
        <div data-part="content">
          {children}
          {next && (
            <div>
              <Button
                type="submit"
                name="intent"
                value={part}
                formNoValidate
                variant={folds.isFirstOpen(part) ? 'primary' : 'secondary'}
                onClick={(event) => onGoOn?.(event, part, next)}
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
