export { FooterColumn, SiteFooter } from './site-footer.js'
export type { FooterColumnProps, SiteFooterProps } from './site-footer.js'
