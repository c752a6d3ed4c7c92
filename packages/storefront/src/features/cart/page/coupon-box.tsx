'use client'

import { CartFields } from '@floga/cart-core/react'
import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import type { CartCoupon } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import {
  Button,
  Disclosure,
  FormField,
  IconButton,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@floga/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useCartForm } from '../use-cart-form.js'
import type { CartForm } from '../use-cart-form.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { besideButton, couponInForce } from './shopping-cart-page.styles.js'

export interface CouponBoxProps {
  coupon: CartCoupon | null
  /** The error of a code that was submitted without scripts. */
  postedError: string | null
}

/** The cart's coupon with its effect or condition, or a field to enter one. */
export function CouponBox({ coupon, postedError }: CouponBoxProps): ReactElement {
  const { t } = useLanguage()
  const claim = useCartForm()
  const error = coupon ? null : (claim.errorMessage ?? postedError)
  return (
    <div>
      {/* Rendered before its content, so that it is announced. */}
      <VisuallyHidden role="status">
        {coupon ? t('coupon.inForce', { code: coupon.code }) : error}
      </VisuallyHidden>
      {coupon ? <CouponInForce coupon={coupon} /> : <CouponField claim={claim} error={error} />}
    </div>
  )
}

function CouponInForce({ coupon }: { coupon: CartCoupon }): ReactElement {
  const { t } = useLanguage()
  const drop = useCartForm()
  const box = useRef<HTMLDivElement>(null)

  // The button that applied it took the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus()
  }, [])

  return (
    <div ref={box} className={couponInForce} data-waiting={coupon.issue ? '' : undefined}>
      <div>
        <Text as="strong" weight="strong">
          {coupon.code}
        </Text>
        <CouponEffect coupon={coupon} />
      </div>
      <form {...drop.formProps}>
        <CartFields kind="remove-coupon" />
        <IconButton type="submit" icon="close" label={t('coupon.remove', { code: coupon.code })} />
      </form>
    </div>
  )
}

function CouponField({ claim, error }: { claim: CartForm; error: string | null }): ReactElement {
  const { t } = useLanguage()
  return (
    <Disclosure title={t('coupon.title')} variant="plain" open={Boolean(error) || undefined}>
      <form {...claim.formProps} className={besideButton}>
        <CartFields kind="apply-coupon" />
        <FormField label={t('coupon.label')} error={error}>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={INPUT_LIMITS.couponCode}
          />
        </FormField>
        <Button type="submit" isBusy={claim.isBusy}>
          {t('coupon.apply')}
        </Button>
      </form>
    </Disclosure>
  )
}

function CouponEffect({ coupon }: { coupon: CartCoupon }): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const { kind, percent, amount, issue, missing } = coupon
  const effect =
    kind === 'PERCENT'
      ? t('coupon.percent', { percent: percent ?? 0 })
      : kind === 'AMOUNT' && amount
        ? t('coupon.amount', { amount: money(amount) })
        : kind === 'FREE_SHIPPING'
          ? t('coupon.shipping')
          : null
  return (
    <Stack gap="2xs">
      {effect && (
        <Text as="span" size="small">
          {effect}
        </Text>
      )}
      {issue && (
        <Text as="span" size="small" tone="warning" role="status">
          {missing ? t('coupon.missing', { amount: money(missing) }) : issue.message}
        </Text>
      )}
    </Stack>
  )
}
