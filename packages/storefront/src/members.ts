export { MemberAccess, MemberControl } from './features/members/session/member-control.js'
export { MemberLayout, type MemberLayoutProps } from './features/members/session/member-layout.js'
export { useHasMembers, useMember } from './features/members/session/use-member.js'
