export { Tabs } from './tabs.js'
export type { TabItem, TabsProps } from './tabs.js'
