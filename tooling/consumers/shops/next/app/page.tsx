import { Alert } from '@floga/ui'
import { ShopPage } from './shop-page'

/** A server component: what needs no browser is drawn on the server alone. */
export default function Page() {
  return (
    <>
      <Alert title="Drawn on the server" />
      <ShopPage />
    </>
  )
}
