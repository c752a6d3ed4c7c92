export { openVisit, type Visit } from './features/consent/open-visit.js'
