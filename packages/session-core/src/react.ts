export { useSession, useSessionPage } from './lib/use-session.js'
