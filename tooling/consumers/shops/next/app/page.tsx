import { Alert } from '@floga/ui'
import { ShopPage } from './shop-page'

/** A server component: parts without interaction are rendered only on the server. */
export default function Page() {
  return (
    <>
      <Alert title="Rendered on the server" />
      <ShopPage />
    </>
  )
}
