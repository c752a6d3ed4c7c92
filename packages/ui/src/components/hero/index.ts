export { Hero } from './hero.js'
export type { HeroProps } from './hero.js'
