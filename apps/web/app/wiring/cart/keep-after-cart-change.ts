import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Pages that do not show the cart stay as they are when it changes, and when nobody answered. */
export const keepAfterCartChange: ShouldRevalidateFunction = ({
  formAction,
  actionStatus,
  defaultShouldRevalidate,
}) =>
  formAction?.endsWith('/shopping-cart') || actionStatus === 503 ? false : defaultShouldRevalidate
