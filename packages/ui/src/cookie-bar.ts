export { CookieBar } from './components/cookie-bar/cookie-bar.js'
export type { CookieBarProps } from './components/cookie-bar/cookie-bar.js'
