import '@floga/ui/tokens.css'
import '@floga/ui/styles/button.css'
import '@floga/ui/styles/container.css'
import '@floga/ui/styles/heading.css'
import '@floga/ui/styles/mega-menu.css'
import '@floga/ui/styles/price.css'
import '@floga/ui/styles/stack.css'
import { createRoot } from 'react-dom/client'
import { ShopPage } from './shop-page'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <>
      <ShopPage />
      <article id="own">
        <ul>
          <li>Not of the kit</li>
        </ul>
      </article>
    </>,
  )
}
