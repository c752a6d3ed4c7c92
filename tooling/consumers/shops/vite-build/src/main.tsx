import '@floga/ui/styles.css'
import { css } from '@linaria/core'
import { createRoot } from 'react-dom/client'
import { padding } from './padding'
import { ShopPage } from './shop-page'

const frame = css`
  padding: ${padding};
`

const root = document.querySelector('#root')
if (root) {
  root.className = frame
  createRoot(root).render(<ShopPage />)
}
