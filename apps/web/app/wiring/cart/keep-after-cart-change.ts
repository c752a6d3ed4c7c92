import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Pages that do not show the cart stay as they are when it changes. */
export const keepAfterCartChange: ShouldRevalidateFunction = ({
  formAction,
  defaultShouldRevalidate,
}) => (formAction?.endsWith('/shopping-cart') ? false : defaultShouldRevalidate)
