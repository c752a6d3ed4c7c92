import { createRoot } from 'react-dom/client'
import './app.css'
import { ShopPage } from './shop-page'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <>
      <ShopPage />
      <aside id="own">
        <button type="button">Not of the kit</button>
      </aside>
    </>,
  )
}
