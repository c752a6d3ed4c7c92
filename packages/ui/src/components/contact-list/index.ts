export { ContactList } from './contact-list.js'
export type { ContactItem, ContactListProps } from './contact-list.js'
