import { hydrateStorefront } from '@floga/storefront/entry'

void hydrateStorefront()
