export { MemberAccess, MemberControl } from './features/members/session/member-control.js'
export { SessionProvider } from './features/members/session/session-provider.js'
export { useHasMembers, useMember } from './features/members/session/use-member.js'
