export { SocialIcons } from './social-icons.js'
export type { SocialAccount, SocialIconsProps, SocialNetwork } from './social-icons.js'
