import { useLocation } from '@remix-run/react'

/**
 * Makes a hook that answers the same for every part of a page. On the server it is made once for each page that is drawn,
 * however many parts ask; in the browser each part asks for itself, as what it reads may change.
 */
export function oncePerPage<Value>(useValue: () => Value): () => Value {
  if (!import.meta.env.SSR) return useValue
  const made = new WeakMap<object, Value>()
  return function useOncePerPage() {
    // One object for all that is drawn of a page, and another for each page.
    const page = useLocation()
    const known = made.get(page)
    if (known !== undefined) return known
    // No state is kept by hooks on the server, so none is missed where they are not called.
    // oxlint-disable-next-line react/rules-of-hooks
    const value = useValue()
    made.set(page, value)
    return value
  }
}
