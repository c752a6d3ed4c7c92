export { Steps } from './steps.js'
export type { Step, StepsProps } from './steps.js'
