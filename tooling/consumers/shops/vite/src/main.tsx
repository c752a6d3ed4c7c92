import '@floga/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { ShopPage } from './shop-page'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<ShopPage />)
