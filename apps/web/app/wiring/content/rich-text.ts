export type { RichTextNode } from '@floga/storefront'
