'use client'

import { CartFields } from '@floga/cart-core/react'
import { AddToCart, Badge, Button, QuantityField, Price } from '@floga/ui'
import type { PriceData } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useRef, useEffect, useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useAddToCartForm } from '../../cart/add/use-add-to-cart.js'
import { useCountInCart } from '../../cart/use-count-in-cart.js'
import { toLinePreview } from '../../cart/lines/line-preview.js'
import type { VariantData } from '../../../request/api/api-types.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { color, coveredFoot, shadow, size } from '@floga/ui/tokens'
import { css, cx } from '@linaria/core'
import type { ProductView } from './to-product-view.server.js'

export interface AddToCartSectionProps {
  product: ProductView
  variant: VariantData
  price: PriceData
}

/**
 * A quantity and the add-to-cart button; on narrow screens a sticky bar appears once it has
 * scrolled out of view.
 */
export function AddToCartSection({ product, variant, price }: AddToCartSectionProps): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const count = useCountInCart(product.slug)
  const { label, maxQuantity, salePriceWithTax: unitPrice } = variant
  const image = variant.image ?? product.images[0]
  const { formProps, isBusy, outcome } = useAddToCartForm(
    toLinePreview(shop, { ...product, image }, { label, unitPrice, maxQuantity }),
  )
  return (
    <AddToCart
      ref={form}
      {...formProps}
      {...outcome}
      action={`${pathname}${search}`}
      isBusy={isBusy}
      label={t('product.add')}
      size="large"
      badge={
        count > 0 && (
          <Badge tone="primary" aria-hidden="true">
            {count}
          </Badge>
        )
      }
      quantity={<QuantityChoice key={variant.id} name={product.name} max={maxQuantity} />}
    >
      <CartFields kind="add" variantId={variant.id} />
      <BuyBar watched={form} price={price}>
        <Button type="submit" variant="primary" icon="bag" isBusy={isBusy}>
          {t('product.addShort')}
        </Button>
      </BuyBar>
    </AddToCart>
  )
}

/** The quantity to add. */
function QuantityChoice({ name, max }: { name: string; max: number }): ReactElement {
  const { t } = useLanguage()
  return (
    <QuantityField
      label={t('cart.quantityOf', { name })}
      decreaseLabel={t('product.decrease')}
      increaseLabel={t('product.increase')}
      max={Math.min(999, max)}
    />
  )
}

const bar = css`
  @layer app {
    position: fixed;
    inset-inline: 0;
    inset-block-end: var(--cookie-bar-size, 0px);
    z-index: 5;
    display: none;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem ${size.edge}
      calc(0.5rem + max(0px, env(safe-area-inset-bottom) - var(--cookie-bar-size, 0px)));
    border-block-start: 1px solid ${color.line};
    background: ${color.ground};
    box-shadow: ${shadow.float};
    > button {
      flex: 0 1 12rem;
    }
    /* Scrolling to a focused element may be what shows the bar. */
    @media screen and (max-width: 991.98px) {
      html:has(&) {
        scroll-padding-block-end: calc(${coveredFoot} + 6rem);
      }
    }
  }
`

const shownBar = css`
  @layer app {
    @media screen and (max-width: 991.98px) {
      display: flex;
      html:has(&) {
        --page-bar-size: calc(5rem + env(safe-area-inset-bottom));
        scroll-padding-block-end: calc(${coveredFoot} + 1rem);
      }
    }
  }
`

export interface BuyBarProps {
  /** The element that the bar replaces: the bar is shown once it has been scrolled past. */
  watched: RefObject<HTMLElement>
  price: PriceData
  children: ReactNode
}

/** Price and button at the lower edge of narrow screens. Without scripts it is not there. */
function BuyBar({ watched, price, children }: BuyBarProps): ReactElement {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const element = watched.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)!
        setIsShown(!last.isIntersecting && last.boundingClientRect.top < 0)
      },
      // Below the viewport counts as in view: otherwise a jump from above the form to below it
      // would change nothing.
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched])

  return (
    <div className={cx(bar, isShown && shownBar)}>
      <Price amount={price.amount} {...(price.previous && { previous: price.previous })} />
      {children}
    </div>
  )
}
