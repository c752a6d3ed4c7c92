import { ShopPage } from './shop-page'

export default function Home() {
  return <ShopPage />
}
