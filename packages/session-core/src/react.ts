export { useSession, useSessionPage } from './lib/browser/use-session.js'
