import { hydrateStorefront } from '@floga/storefront/entry'

import { shop } from './shop.js'

void hydrateStorefront(shop)
