'use client'

import { ProductDocument } from '@floga/api-client/operations'
import { GraphqlProvider } from '@floga/api-client/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useQuery } from 'urql'

import type { ProductData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export interface LiveProductsProps {
  ids: readonly string[]
  /** Called with a refreshed product. */
  onProduct(product: ProductData): void
}

/** Refreshes products whenever the visitor returns to the page. Renders nothing. */
export function LiveProducts({ ids, onProduct }: LiveProductsProps): ReactElement {
  return (
    <GraphqlProvider url={useLanguage().href('/graphql')}>
      {ids.map((id) => (
        <LiveProduct key={id} id={id} onProduct={onProduct} />
      ))}
    </GraphqlProvider>
  )
}

interface LiveProductProps extends Pick<LiveProductsProps, 'onProduct'> {
  id: string
}

function LiveProduct({ id, onProduct }: LiveProductProps): null {
  // The page has just come with the product: the first question is for the next look at it.
  const [{ data }, ask] = useQuery({
    query: ProductDocument,
    variables: { where: { id } },
    pause: true,
  })
  const product = data?.product

  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('online', refresh)
    }
  }, [ask])

  useEffect(() => {
    if (product) onProduct(product)
  }, [onProduct, product])

  return null
}
